import type { Page } from '@playwright/test';
import { FAILED, logInOver } from './support/faults.ts';
import { giveSession, registerMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

const end = (page: Page) => page.getByRole('alertdialog', { name: 'You have been signed out' });
/** Also where a dialog is open over the page. */
const amount = (page: Page) => page.getByRole('main', { includeHidden: true }).getByLabel('Amount');
const message = (page: Page) => page.getByRole('textbox', { name: /^Your message/ });

/** A deposit and, in a popup over it, a complaint, both partly filled in. */
async function begin(page: Page): Promise<void> {
  await page.goto('/member?page=depositv2');
  await amount(page).fill('77');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'Customer service' })
    .click();
  await page
    .getByRole('dialog', { name: 'Customer service' })
    .getByRole('button', { name: 'Feedback and complaints' })
    .click();
  await message(page).fill('The third reel sticks');
}

test('[R8.01] [R8.02] a session that ends and is renewed in one tab continues in the others too', async ({
  page,
  context,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  await freshMember.logIn();
  await begin(page);
  const other = await context.newPage();
  await other.goto('/member?page=depositv2');
  await amount(other).fill('33');
  await gateway.client.logIn(freshMember.username, freshMember.password);
  await expect(end(page)).toBeVisible();
  await expect(end(other)).toBeVisible();
  await end(other).getByRole('button', { name: 'Log in' }).click();
  await logInOver(other, freshMember);
  await expect(amount(other)).toHaveValue('33');
  await expect(end(page)).toBeHidden();
  await expect(message(page)).toHaveValue('The third reel sticks');
  await expect(amount(page)).toHaveValue('77');
});

test('[R8.01] another member who logs in over it finds nothing of the unfinished input', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  const somebodyElse = await registerMember(gateway.url);
  await freshMember.logIn();
  await begin(page);
  await gateway.client.logIn(freshMember.username, freshMember.password);
  await end(page).getByRole('button', { name: 'Log in' }).click();
  await logInOver(page, somebodyElse);
  await expect(message(page)).toHaveValue('');
  await expect(amount(page)).toHaveValue('');
  const name = new RegExp(`^Account menu.*${somebodyElse.username}`);
  await expect(page.getByRole('button', { name, includeHidden: true })).toBeAttached();
});

test('[R8.01] a person who does not log in again continues as a visitor, and closing the login does not log in', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  await freshMember.logIn();
  await page.goto('/promotions');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await gateway.client.logIn(freshMember.username, freshMember.password);
  await end(page).getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(end(page)).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('[R2.12] [R2.13] after a session has ended on a page of members, one Back leads to the page before, whatever is answered', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  const login = page.getByRole('dialog', { name: 'Log in' });
  const cut = async () => {
    const session = await gateway.client.logIn(freshMember.username, freshMember.password);
    await expect(end(page)).toBeVisible();
    // The question has a history entry of its own.
    await expect.poll(() => page.evaluate(() => history.state?.idx)).toBe(1);
    return session;
  };
  const leadsToPromotions = async () => {
    await expect(page).toHaveURL(/\/login\?next=%2Fmember%3Fpage%3Ddepositv2$/);
    await expect(login).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(login).toHaveCount(0);
  };
  let { session } = freshMember;
  const answers = {
    Close: () => end(page).getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    'a login that is closed': async () => {
      await end(page).getByRole('button', { name: 'Log in' }).click();
      await login.getByRole('button', { name: 'Close' }).click();
    },
  };
  for (const [name, answer] of Object.entries(answers)) {
    await test.step(name, async () => {
      await giveSession(page, session);
      await page.goto('/promotions');
      await page.goto('/member?page=depositv2');
      await expect(amount(page)).toBeVisible();
      session = await cut();
      await answer();
      await leadsToPromotions();
    });
  }
});
