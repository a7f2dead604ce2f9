import type { Page } from '@playwright/test';
import {
  confirmAuthenticator,
  forgetPassword,
  resetPassword,
  setPasswordByPhone,
  setUpAuthenticator,
} from '../../gateway/contract/login-safety.ts';
import { changePassword } from '../../gateway/contract/members.ts';
import { login, verifyLogin } from '../../gateway/contract/session.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import { expectSurvivesFaults, expectSurvivesSessionEnd, FAILED, press } from './support/faults.ts';
import { account } from './support/registering.ts';
import { DEMO_PASSWORD, expect, test } from './support/test.ts';

test.use({ ownGateway: 'recovery-faults' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const NEXT = 'tatlong kalabaw sa ilog';
const EMAIL = 'demo_player@example.com';

async function fillLogin(page: Page, username: string, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

test('[R8.02] a password reset by link survives every fault', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(FAILED);
  await gateway.client.value(forgetPassword, { username: 'demo_player', email: EMAIL });
  const mails = await page.request.get(`/sandbox/developer/mails?address=${EMAIL}`);
  await page.goto((await mails.json()).value[0].link);
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await dialog.getByLabel(/^New password/).fill(NEXT);
  await dialog.getByLabel(/^Confirm new password/).fill(NEXT);
  const form = {
    page,
    place: dialog,
    endpoint: resetPassword,
    send: press(dialog, 'Save the password'),
    keeps: async () => {
      await expect(dialog.getByLabel(/^New password/)).toHaveValue(NEXT);
      await expect(dialog.getByLabel(/^Confirm new password/)).toHaveValue(NEXT);
    },
  };
  await expectSurvivesFaults(form);
  await form.send();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await gateway.client.logIn('demo_player', NEXT);
});

test('[R8.02] a password reset by phone survives every fault, including the login after it', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(FAILED);
  await gateway.setFlags({ CHNGPASSVERIF3: true });
  await page.goto('/promotions?popup=login&popup=forgot');
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('tab', { name: 'By phone' }).click();
  const mobile = dialog.getByRole('textbox', { name: /^Mobile number/ });
  await mobile.fill('918 123 4567');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await gateway.smsCode('+639181234567');
  await dialog.getByLabel(/^SMS verification code/).fill(code);
  await dialog.getByLabel(/^New password/).fill(NEXT);
  const form = {
    page,
    place: dialog,
    send: press(dialog, 'Set the password and log in'),
    keeps: async () => {
      await expect(mobile).toHaveValue('918 123 4567');
      await expect(dialog.getByLabel(/^SMS verification code/)).toHaveValue(code);
      await expect(dialog.getByLabel(/^New password/)).toHaveValue(NEXT);
    },
  };
  await expectSurvivesFaults({ ...form, endpoint: setPasswordByPhone });
  // The password is set immediately; the code is used up by that, and must not be requested again.
  await expectSurvivesFaults({ ...form, endpoint: login });
  await form.send();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await account(page)).toBe('demo_agent');
});

test('[R8.02] a forced change of the password survives every fault, including a lost session', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(FAILED);
  await page.goto('/login');
  await fillLogin(page, 'demo_expired', DEMO_PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const input = [
    [/^Current password/, DEMO_PASSWORD],
    [/^New password/, NEXT],
    [/^Confirm new password/, NEXT],
  ] as const;
  for (const [label, text] of input) await dialog.getByLabel(label).fill(text);
  const form = {
    page,
    place: dialog,
    endpoint: changePassword,
    send: press(dialog, 'Change password'),
    keeps: async () => {
      for (const [label, text] of input) await expect(dialog.getByLabel(label)).toHaveValue(text);
    },
  };
  await expectSurvivesFaults(form);
  const person = { username: 'demo_expired', password: DEMO_PASSWORD };
  await expectSurvivesSessionEnd(form, { client: gateway.client, person, outcome: 'live' });
  await form.send();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await gateway.client.logIn('demo_expired', NEXT);
});

test('[R8.02] the second factor survives every fault, by SMS and by the app', async ({
  page,
  gateway,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const { client } = gateway;
  await gateway.setFlags({ LOGINIPVERF3: true });
  await page.goto('/login');
  await fillLogin(page, 'demo_player', NEXT);
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await gateway.smsCode('+639171234567');
  const sms = dialog.getByLabel(/^SMS verification code/);
  await sms.fill(code);
  const bySms = {
    page,
    place: dialog,
    endpoint: verifyLogin,
    send: press(dialog, 'Confirm and log in'),
    keeps: () => expect(sms).toHaveValue(code),
  };
  await expectSurvivesFaults(bySms);
  await bySms.send();
  await expect(dialog).toBeHidden();
  expect(await account(page)).toBe('demo_player');

  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const { secret } = await client.value(setUpAuthenticator, { password: NEXT }, { token });
  const digits = (step: number) => codeAt(secret, stepAt(Date.now()) + step);
  const { recoveryCodes } = await client.value(
    confirmAuthenticator,
    { verificationCode: digits(0) },
    { token },
  );
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('loginDeviceId');
  });
  await page.goto('/login');
  await fillLogin(page, 'demo_player', NEXT);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = dialog.getByLabel(/recovery code/i);
  const [kept = ''] = recoveryCodes;
  await recovery.fill(kept);
  const byApp = { ...bySms, keeps: () => expect(recovery).toHaveValue(kept) };
  await expectSurvivesFaults(byApp);
  await byApp.send();
  await expect(dialog).toBeHidden();
  expect(await account(page)).toBe('demo_player');
});
