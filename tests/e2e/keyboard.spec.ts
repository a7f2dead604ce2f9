import type { Locator, Page } from '@playwright/test';
import { account, freshName, PASSWORD } from './support/registering.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** More tab stops than any page has. */
const MOST = 60;

/** Presses Tab until an element has the focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by the keyboard').toBeFocused();
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('[R4.11a] registering, finding and playing a game, signing out and logging in work without a pointer', async ({
  page,
}) => {
  const username = freshName();
  const banner = page.getByRole('banner');
  await page.goto('/promotions');
  await tabTo(page, banner.getByRole('button', { name: 'Register' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await type(page, form.getByLabel(/^Username/), username);
  await type(page, form.getByLabel(/^Password/), PASSWORD);
  await type(page, form.getByLabel(/^Confirm password/), PASSWORD);
  await tabTo(page, form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const welcome = page.getByRole('dialog', { name: /^Welcome/ });
  await tabTo(page, welcome.getByRole('button', { name: 'Let’s begin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await account(page)).toBe(username);
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search games, providers and pages' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('emberfal dargon');
  await expect(search.getByRole('option').first()).toContainText('Emberfall Dragon');
  await page.keyboard.press('Enter');
  const game = page.getByRole('dialog', { name: /^Emberfall Dragon/ });
  await expect(game.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await tabTo(page, game.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(game).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, banner.getByRole('button', { name: /^Account menu/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign out' });
  await tabTo(page, question.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();

  // The focus has stayed in the bar, after the control that replaced the account's menu.
  expect(await banner.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await tabTo(page, banner.getByRole('button', { name: 'Log in' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await type(page, login.getByLabel(/^Username/), username);
  await type(page, login.getByLabel(/^Password/), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  expect(await account(page)).toBe(username);
});
