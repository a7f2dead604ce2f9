import type { Locator, Page } from '@playwright/test';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import { forgetPassword } from '../../gateway/contract/login-safety.ts';
import { register, registerMobile } from '../../gateway/contract/members.ts';
import { verifyRepresentative } from '../../gateway/contract/mirror-sites.ts';
import { login, logout, sendRegisterCode } from '../../gateway/contract/session.ts';
import { expectSurvivesFaults, FAILED, press, withoutLiveEvents } from './support/faults.ts';
import { demoAgent } from './support/pages.ts';
import { account, closeWelcome, freshName, freshNumber, PASSWORD } from './support/registering.ts';
import { expect, test } from './support/test.ts';
import { skipSecond } from './support/time.ts';

test.describe.configure({ timeout: 120_000 });

type Typed = readonly (readonly [label: RegExp, text: string])[];

/** A form of text fields in a container, filled in. */
async function filled(page: Page, place: Locator, input: Typed) {
  for (const [label, text] of input) await place.getByLabel(label).fill(text);
  const keeps = async () => {
    for (const [label, text] of input) await expect(place.getByLabel(label)).toHaveValue(text);
  };
  return (endpoint: AnyEndpoint, name: string) => ({
    page,
    place,
    endpoint,
    keeps,
    send: press(place, name),
  });
}

test('[R8.02] a login survives a 500, a timeout, a lost network and the end of a session', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  // A trial player goes to the own account, and the trial's session ends in between.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try for free' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The dialog may close before the gateway has created the trial player.
  const tokenOf = () => page.evaluate(() => sessionStorage.getItem('token'));
  await expect.poll(tokenOf).toBeTruthy();
  // Without the socket, which would report a logout of the person: the end is noticed by the next call.
  await withoutLiveEvents(page);
  await page.goto('/promotions?popup=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const form = (
    await filled(page, dialog, [
      [/^Username/, freshMember.username],
      [/^Password/, freshMember.password],
    ])
  )(login, 'Log in');
  const token = (await tokenOf()) ?? '';
  await gateway.client.call(logout, {}, { token });
  const end = page.getByRole('alertdialog', { name: 'You have been signed out' });
  // A page reloads its data when its connection returns; before hydration nothing does that.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(end).toBeVisible({ timeout: 1000 });
  }).toPass();
  await end.getByRole('button', { name: 'Log in' }).click();
  await expect(end).toBeHidden();
  await form.keeps();
  await expectSurvivesFaults(form);
  await form.send();
  await expect(dialog).toBeHidden();
  expect(await account(page)).toBe(freshMember.username);
});

test('[R8.02] a forgotten password survives a 500, a timeout and a lost network', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  await page.goto('/promotions?popup=forgot');
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  const form = (
    await filled(page, dialog, [
      [/^Username/, 'somebodyelse'],
      [/^Email/, 'somebody@example.com'],
    ])
  )(forgetPassword, 'Send the link');
  await expectSurvivesFaults(form);
  await form.send();
  await expect(dialog.getByText('Look into your inbox')).toBeVisible();
});

test('[R8.02] an agent’s login and the check of a representative survive every fault', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  await page.goto('/mirrors');
  const main = page.getByRole('main');
  const question = (await filled(page, main, [[/^Contact/, '@baize_help']]))(
    verifyRepresentative,
    'Verify',
  );
  await expectSurvivesFaults(question);
  await question.send();
  await expect(main.getByRole('status').filter({ hasText: '@baize_help' })).toBeVisible();

  const agent = demoAgent(34);
  await page.goto('/agent');
  const entrance = (
    await filled(page, main, [
      [/^Username/, agent.username],
      [/^Password/, agent.password],
    ])
  )(login, 'Log in');
  await expectSurvivesFaults(entrance);
  await entrance.send();
  await expect(page).toHaveURL(/\/agentHome$/);
});

test('[R8.02] registering by username survives a 500, a timeout and a lost network', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  const username = freshName();
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  const form = (
    await filled(page, dialog, [
      [/^Username/, username],
      [/^Password/, PASSWORD],
      [/^Confirm password/, PASSWORD],
    ])
  )(register, 'Create account');
  const terms = dialog.getByRole('checkbox');
  await terms.check();
  const keeps = async () => {
    await form.keeps();
    await expect(terms).toBeChecked();
  };
  // The attempt whose response is lost opens the account; the retry logs in to it.
  await expectSurvivesFaults({ ...form, keeps, isProcessed: true });
  await form.send();
  await closeWelcome(page);
  expect(await account(page)).toBe(username);
});

test('[R8.02] the code by SMS, registering with it, and the login by SMS survive every fault', async ({
  page,
  gateway,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const number = freshNumber();
  await page.goto('/register');
  await page.getByRole('tab', { name: 'With mobile number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  const mobile = dialog.getByRole('textbox', { name: /^Mobile number/ });
  await mobile.fill(number);
  // The request of the code itself: refused once, and repeated.
  await page.route(`**${sendRegisterCode.path}`, (route) => route.abort('connectionfailed'));
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const outcome = page.getByRole('alertdialog');
  await expect(outcome).toContainText('Network link is abnormal');
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(mobile).toHaveValue(number);
  await page.unroute(`**${sendRegisterCode.path}`);
  await skipSecond(page);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const form = (
    await filled(page, dialog, [
      [/^SMS verification code/, await gateway.smsCode(`63${number}`)],
      [/^Password/, PASSWORD],
      [/^Confirm password/, PASSWORD],
    ])
  )(registerMobile, 'Create account');
  await dialog.getByRole('checkbox').check();
  await expectSurvivesFaults({
    ...form,
    keeps: async () => {
      await form.keeps();
      await expect(mobile).toHaveValue(number);
      await expect(dialog.getByRole('checkbox')).toBeChecked();
    },
  });
  await form.send();
  await closeWelcome(page);
  expect(await account(page)).toBe(`63${number}`);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByRole('tab', { name: 'With SMS code' }).click();
  const bySms = page.getByRole('dialog', { name: 'Log in' });
  await bySms.getByRole('textbox', { name: /^Mobile number/ }).fill(number);
  await bySms.getByRole('button', { name: 'Send code' }).click();
  await expect(bySms.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const entrance = (
    await filled(page, bySms, [[/^SMS verification code/, await gateway.smsCode(`63${number}`)]])
  )(login, 'Log in');
  await expectSurvivesFaults(entrance);
  await entrance.send();
  await expect(bySms).toBeHidden();
  expect(await account(page)).toBe(`63${number}`);
});
