import { agentPath } from '../../portal/features/agent/lib/agent-pages.ts';
import { demoAgent } from './support/pages.ts';
import {
  account as accountOf,
  closeWelcome,
  fillPasswords,
  freshName,
  send,
} from './support/registering.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const GIVEN = 'Given-by-7-agents';

test('[R2.84] [R11.02] an agent opens an account, whose owner must choose another password first', async ({
  page,
  gateway,
  problems,
  logIn,
}) => {
  problems.allow(/Failed to load resource.*\/wps\//);
  await logIn(demoAgent(4));
  await page.goto(agentPath('registerCenter'));
  const main = page.getByRole('main');
  const name = freshName();
  const form = main.locator('form').filter({ hasText: 'Open the account' });
  await expect(form.getByText('At most 1%')).toBeVisible();
  await expect(form.getByText('It pays nothing by itself')).toBeVisible();
  await form.getByLabel(/^Account/).fill(name);
  await form.getByLabel(/^First password/).fill('Baize1234');
  await form.getByLabel(/^Rate/).fill('1.2');
  await form.getByRole('button', { name: 'Open the account' }).click();
  await expect(form.getByText('Your own rate is 1%: nobody below has more.')).toBeVisible();
  await form.getByLabel(/^Rate/).fill('0.5');
  await form.getByRole('button', { name: 'Open the account' }).click();
  await expect(form.getByText('This password is too common.', { exact: false })).toBeVisible();
  await form.getByLabel(/^First password/).fill(GIVEN);
  await form.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByText(`The account ${name} is open.`, { exact: false })).toBeVisible();
  await expect(form.getByLabel(/^Account/)).toHaveValue('');

  const login = await gateway.client.logIn(name, GIVEN);
  expect(login).toMatchObject({ userName: name, customerType: 0, weakPassword: true });
  await page.goto(agentPath('downlineManagmentView'));
  await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('[R11.02] a visitor with an agent’s link sees the account type, registers, and is counted; a disabled link is refused', async ({
  page,
  openElsewhere,
  problems,
  logIn,
}) => {
  problems.allow(/Failed to load resource.*\/wps\//);
  await logIn(demoAgent(0));
  await page.goto(agentPath('registerCenter'));
  const main = page.getByRole('main');
  const form = main.locator('form').filter({ hasText: 'Make the link' });
  await form.getByLabel(/^Name of the link/).fill('Friday tournament');
  await form.getByLabel(/^Whoever comes by it is/).selectOption({ label: 'Agent' });
  await form.getByLabel(/^Rate/).fill('0.7');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const drawer = page.getByRole('dialog', { name: 'Friday tournament' });
  await expect(
    drawer.getByRole('img', { name: 'QR code of the link Friday tournament' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const link = await drawer.getByLabel('Link', { exact: true }).inputValue();
  const code = await drawer.getByLabel('Code', { exact: true }).inputValue();
  expect(link).toContain(`/register?referralCode=${code}`);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save the QR code' }).click();
  expect((await download).suggestedFilename()).toBe(`${code}.png`);

  const visitor = await openElsewhere({ extraHTTPHeaders: { 'X-Forwarded-For': '10.9.8.7' } });
  await visitor.goto(link);
  await expect(
    visitor.getByText('You were invited as an agent, with a rebate rate of 0.7%.'),
  ).toBeVisible();
  const name = freshName();
  await visitor.getByRole('textbox', { name: /^Username/ }).fill(name);
  await fillPasswords(visitor);
  await visitor.getByRole('checkbox').check();
  await send(visitor);
  await closeWelcome(visitor);
  expect(await accountOf(visitor)).toBe(name);

  await page.reload();
  await expect(drawer.getByRole('row').filter({ hasText: name })).toContainText('Agent');
  await page.keyboard.press('Escape');
  const row = main.getByRole('row').filter({ hasText: code });
  await expect(row.getByRole('cell').nth(4)).toHaveText('1');
  await expect(row.getByRole('cell').nth(5)).toHaveText('1');

  await row
    .getByRole('button', { name: /Friday tournament$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(row).toContainText('Switched off');
  const refused = await openElsewhere();
  await refused.goto(link);
  await refused.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(refused);
  await refused.getByRole('checkbox').check();
  await send(refused);
  await expect(refused.getByText('Invalid invitation code')).toBeVisible();

  await row
    .getByRole('button', { name: /Friday tournament$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect(await main.evaluate((node) => node.contains(document.activeElement))).toBe(true);
});
