import type { Page } from '@playwright/test';
import { accountMenu } from './support/pages.ts';
import { payIn } from './support/pay-in.ts';
import { expect, logInByForm, test } from './support/test.ts';

/** Maximum delay of the other tab, in milliseconds. */
const SOON = { timeout: 1000 };

const banner = (page: Page) => page.getByRole('banner');
const logInButton = (page: Page) => banner(page).getByRole('button', { name: 'Log in' });

/** Selects an entry in one of the header's menus. */
async function choose(page: Page, menu: RegExp, item: string): Promise<void> {
  await banner(page).getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('tabs of one browser are synchronized: login, brand, language, balance and logout reach all of them within a second', async ({
  page,
  context,
  gateway,
  freshMember,
}) => {
  const other = await context.newPage();
  await other.goto('/rng');
  await expect(logInButton(other)).toBeVisible();

  await logInByForm(page, freshMember.username, freshMember.password);
  const welcome = page.getByRole('dialog', { name: /^Welcome/ });
  await welcome.getByRole('button', { name: 'Let’s begin' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountMenu(other)).toBeVisible(SOON);
  await expect(accountMenu(other)).toHaveAccessibleName(new RegExp(freshMember.username));
  await expect(banner(other)).toContainText('$0.00');
  await expect(banner(page)).toContainText('$0.00');

  await choose(other, /^Brand/, 'Cedar');
  await expect(other.locator('html')).toHaveAttribute('data-brand', 'cedar');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'cedar', SOON);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor), SOON)
    .toBe(await other.evaluate(() => getComputedStyle(document.body).backgroundColor));

  await choose(page, /^Language/, 'Filipino');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fil-PH', SOON);
  await expect(banner(other).getByRole('link', { name: 'Magdeposito' })).toBeVisible(SOON);
  await choose(other, /^Wika/, 'English');
  await expect(banner(page).getByRole('link', { name: 'Deposit' })).toBeVisible(SOON);

  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBe(token);
  await payIn(gateway.client, token, 250);
  await Promise.all([page, other].map((tab) => expect(banner(tab)).toContainText('$250.00', SOON)));

  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(logInButton(other)).toBeVisible();
  await expect(logInButton(page)).toBeVisible(SOON);
});
