import { readFile } from 'node:fs/promises';
import { MINUTE } from '../../gateway/contract/durations.ts';
import {
  paymentConfirmationList,
  processC2CTransaction,
} from '../../gateway/contract/payment-confirmation.ts';
import { firstLogin } from '../../gateway/contract/session.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';
import { memberWithWithdrawal, PAYMENT_PASSWORD } from './support/withdrawing.ts';

// These tests change the turnover of deposits, and the clock.
test.use({ ownGateway: true });

test('[R10.11a] [R10.11b] the account section stores the choice about offers, and exports all stored data as a file after the password', async ({
  page,
  problems,
  gateway,
  freshMember,
}) => {
  problems.allow(/Failed to load resource.*400.*\/wps\//);
  await gateway.client.value(firstLogin, {}, { token: freshMember.session.token });
  await freshMember.logIn();
  await page.goto('/member?page=saferGambling#account');
  const inbox = page.getByRole('switch', { name: 'In your inbox' });
  await expect(inbox).toBeChecked();
  await expect(page.getByRole('switch', { name: 'By email' })).not.toBeChecked();
  await inbox.click();
  await expect(inbox).not.toBeChecked();
  await page.reload();
  await expect(inbox).not.toBeChecked();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your data' });
  await dialog.getByLabel('Login password').fill('Not-my-password-1');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Login password').fill(freshMember.password);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('my-data.json');
  const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(file.profile.username).toBe(freshMember.username);
  expect(file.marketingChoices).toMatchObject([{ channel: 'inbox', agreed: false }]);
  await expect(dialog).toBeHidden();
});

test('[R10.11c] an account is closed: the money is paid out first, then the login reports the account as closed', async ({
  page,
  problems,
  gateway,
  freshMember,
}) => {
  problems.allow(/Failed to load resource.*40[13].*\/wps\//);
  await gateway.client.value(firstLogin, {}, { token: freshMember.session.token });
  await memberWithWithdrawal(gateway, freshMember, { deposit: 100 });
  await freshMember.logIn();
  await page.goto('/member?page=saferGambling#account');
  await page.getByRole('button', { name: 'Close my account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await expect(dialog).toContainText('$100.00 is paid out');
  await expect(dialog.getByRole('radio', { name: /Harbour Bank/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Login password').fill(freshMember.password);
  await dialog.getByLabel(/^Transaction password/).fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText('Your account is being closed', { exact: true })).toBeVisible();
  await expect(page.getByText(/\$100\.00 is on its way/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  // The back office pays, the member confirms the arrival, and the gateway's job does the rest.
  await gateway.advanceClock(2 * MINUTE);
  await fetch(`${gateway.url}/sandbox/cashier/work`, { method: 'POST' });
  const { client } = gateway;
  const { token } = freshMember.session;
  const { list } = await client.value(paymentConfirmationList, {}, { token });
  for (const { paymentNo } of list) {
    await client.value(processC2CTransaction, { paymentNo, action: 'received' }, { token });
  }
  const ended = page.getByRole('alertdialog', { name: 'Your account is closed' });
  await expect(ended).toBeVisible({ timeout: 30_000 });
  await ended.getByRole('button', { name: 'Close' }).click();
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel(/^username/i).fill(freshMember.username);
  await login.getByLabel(/^password/i).fill(freshMember.password);
  await login.getByRole('button', { name: /^log ?in$/i }).click();
  await expect(login.getByRole('alert')).toContainText('This account is closed');
});
