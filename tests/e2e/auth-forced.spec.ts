import type { Page } from '@playwright/test';
import { changePassword, memberInfo } from '../../gateway/contract/members.ts';
import { firstLogin } from '../../gateway/contract/session.ts';
import { expectSealed, uncheckedSession, watchCalls } from './support/pages.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function logIn(page: Page, username: string, password = DEMO_PASSWORD) {
  await page.goto('/?popup=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

test('[R4.03] the first login runs its action and shows the welcome, once', async ({ page }) => {
  const calls = watchCalls(page, firstLogin);
  await logIn(page, 'demo_first');
  const welcome = page.getByRole('dialog', { name: 'Welcome, demo_first!' });
  await expect(welcome).toBeVisible({ timeout: 25_000 });
  await welcome.getByRole('button', { name: 'Let’s begin' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await calls[0]?.response())?.status()).toBe(200);
  // The next login is not a first one.
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, 'demo_first');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toHaveLength(1);
});

test('[R4.04b] without PWDEXPFORCECHANGE3 an account with an expired password can log in', async ({
  page,
  gateway,
}) => {
  await gateway.setFlags({ PWDEXPFORCECHANGE3: false });
  await logIn(page, 'demo_expired');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe('demo_expired');
  await gateway.setFlags({ PWDEXPFORCECHANGE3: true });
});

test('[R4.04a] the default weak password must be changed, whatever the flag says', async ({
  page,
  gateway,
}) => {
  await gateway.setFlags({ PWDEXPFORCECHANGE3: false });
  await logIn(page, 'demo_weak', 'Baize1234');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await gateway.setFlags({ PWDEXPFORCECHANGE3: true });
});

test('[R4.04b] an expired password must be changed before anything else', async ({ page }) => {
  await logIn(page, 'demo_expired');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('[R4.04b] [R6.07] a page that does not know of a forced change learns of it from the gateway', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(/Failed to load resource.*403.*\/wps\//);
  const { token } = await gateway.client.logIn('demo_expired');
  await page.goto('/');
  await page.evaluate((known) => sessionStorage.setItem('token', known), token);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('[R4.02] [R4.04] a link with a token of an account that must change its password leads to that change, after a confirmation', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(/Failed to load resource.*403.*\/wps\//);
  const { token } = await gateway.client.logIn('demo_expired');
  const stored = () => page.evaluate(() => sessionStorage.getItem('token'));
  await page.goto(`/promotions?token=${token}`);
  const question = uncheckedSession(page);
  await expect(question).toContainText('must be changed before anything else');
  expect(await stored()).toBeNull();
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  expect(await stored()).toBe(token);
});

test('[R2.105] [R4.08] [R5.04] [R5.08a] [R7.03] a changed password leads home, and the session continues', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource.*\/wps\//);
  await logIn(page, 'demo_expired');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  const fill = async (oldPassword: string, newPassword: string, confirm = newPassword) => {
    await dialog.getByLabel(/^Current password/).fill(oldPassword);
    await dialog.getByLabel(/^New password/).fill(newPassword);
    await dialog.getByLabel(/^Confirm new password/).fill(confirm);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  const change = watchCalls(page, changePassword);
  const known = watchCalls(page, memberInfo);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  for (const label of [/^Current password/, /^New password/, /^Confirm new password/])
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Input cannot be empty/);
  await expect(dialog.getByText('Input cannot be empty')).toHaveCount(3);
  await fill('', 'short', '');
  await expect(dialog.getByText('Input cannot be empty')).toHaveCount(2);
  await expect(dialog.getByText(/Use 8 - 64 characters/)).toBeVisible();
  await fill(DEMO_PASSWORD, 'tatlong kalabaw', 'dalawang kalabaw');
  await expect(dialog.getByText('Incorrect confirmation input')).toBeVisible();
  expect(change).toEqual([]);
  await fill(DEMO_PASSWORD, 'password123');
  await expect(dialog.getByText('This password is too common.')).toBeVisible();
  await fill('not this one', 'tatlong kalabaw');
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible();
  expect(known).toEqual([]);
  await fill(DEMO_PASSWORD, 'tatlong kalabaw');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect.poll(async () => (await known.at(-1)?.response())?.status()).toBe(200);
  for (const request of change) expectSealed(request);
  expect(change).toHaveLength(3);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  // The session continues: the gateway ended only the others.
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[R2.102] [R6.06g] [R6.06i] disabled SMS login and free play are not offered', async ({
  page,
  gateway,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Try for free' })).toBeVisible();
  await gateway.setFlags({ MOBILEVERCODELOGIN3: false, FREEPLAY3: false });
  await page.reload();
  await expect(page.getByLabel(/^Username/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try for free' })).toHaveCount(0);
});
