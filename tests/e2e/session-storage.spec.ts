import type { Page } from '@playwright/test';
import {
  gameVendors,
  merchantWallet,
  permission,
  registerSettings,
} from '../../gateway/contract/index.ts';
import { demoMember, holdRequests } from './support/pages.ts';
import { expect, logInByForm, test } from './support/test.ts';

const keys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }));
const banner = (page: Page) => page.getByRole('banner');
const categories = (page: Page) =>
  page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('button');

test('[R3.04] the session’s keys and caches are stored under their names, and a second load uses them', async ({
  page,
}) => {
  const { username, password } = demoMember(60);
  // A page that is left before hydration, or before a response, stores nothing.
  const isKept = (key: string) => expect.poll(async () => (await keys(page))[key]).toBeTruthy();
  await page.goto('/register');
  await isKept('validation');
  await logInByForm(page, username, password);
  await isKept('hotGames');
  await page.goto('/member?page=transactionHistory');
  await expect(page.getByText(/^One wallet:/)).toBeVisible();
  await expect(async () => {
    const stored = await keys(page);
    expect(stored).toMatchObject({ account: username, username, isAgent: '0' });
    expect(stored).toMatchObject({ merchant: 'baize', merchantCode: expect.stringMatching(/./) });
    for (const key of ['token', 'nickname', 'customerId']) expect(stored[key]).toBeTruthy();
    for (const key of ['enableSalary', 'enableContract']) expect(stored[key]).toMatch(/^[01]$/);
    expect(JSON.parse(stored.merchantWallet ?? '')).toMatchObject({ value: { isSingle: 1 } });
    for (const key of ['vendors', 'hotGames', 'validation']) {
      expect(JSON.parse(stored[key] ?? '').value).toBeTruthy();
    }
  }).toPass();

  const count = await categories(page).count();
  expect(count).toBeGreaterThan(3);
  const asked = page.waitForRequest(`**${merchantWallet.path}*`);
  const releaseVendors = await holdRequests(page, `**${gameVendors.path}*`);
  const releaseWallet = await holdRequests(page, `**${merchantWallet.path}*`);
  await page.reload();
  await expect(categories(page)).toHaveCount(count);
  await asked;
  await expect(page.getByText(/^One wallet:/)).toBeVisible();
  releaseVendors();
  releaseWallet();

  await banner(page)
    .getByRole('button', { name: /^Account menu of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  const left = await keys(page);
  expect(left).toHaveProperty('merchantCode');
  for (const own of ['token', 'nickname', 'customerId', 'merchantWallet', 'enableSalary']) {
    expect(left).not.toHaveProperty(own);
  }

  const releaseRules = await holdRequests(page, `**${registerSettings.path}*`);
  await page.goto('/register');
  await expect(page.getByLabel(/^username/i)).toBeVisible();
  releaseRules();
});

test('[R3.05] the merchant’s code is in local storage, and remains after the session', async ({
  page,
  gateway,
}) => {
  const { info } = await gateway.client.value(permission, {});
  await page.goto('/promotions');
  const stored = () => page.evaluate(() => localStorage.getItem('merchantCode'));
  await expect.poll(stored).toBe(info.merchantCode);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await stored()).toBe(info.merchantCode);
});
