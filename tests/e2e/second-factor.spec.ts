import type { Page } from '@playwright/test';
import { confirmAuthenticator, setUpAuthenticator } from '../../gateway/contract/login-safety.ts';
import { socialLogin } from '../../gateway/contract/social.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: 'second-factor' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const REFUSED = /Failed to load resource.*\/wps\//;
const account = (page: Page) => page.evaluate(() => sessionStorage.getItem('account'));
let recoveryCodes: string[] = [];

const verification = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Only the app is asked for; one of its recovery codes is accepted in its place. */
async function confirm(page: Page): Promise<void> {
  const dialog = verification(page);
  await expect(dialog.getByLabel(/^Code from the app/)).toBeVisible();
  await expect(dialog.getByText('SMS code')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(dialog.getByRole('button', { name: /Customer service helps/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel(/^Recovery code/).fill(recoveryCodes.pop() ?? '');
  await dialog.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(dialog).toBeHidden();
}

test('[R2.17] a login by SMS is asked for the authenticator as well', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  const { client } = gateway;
  const { token } = await client.logIn('demo_player');
  const { secret } = await client.value(setUpAuthenticator, { password: DEMO_PASSWORD }, { token });
  const verificationCode = codeAt(secret, stepAt(Date.now()));
  ({ recoveryCodes } = await client.value(confirmAuthenticator, { verificationCode }, { token }));

  await page.goto('/login');
  await page.getByRole('tab', { name: 'With SMS code' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: /^Mobile number/ }).fill('0917 123 4567');
  await login.getByRole('button', { name: 'Send code' }).click();
  await expect(login.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await gateway.smsCode('+639171234567');
  await login.getByLabel(/^SMS verification code/).fill(code);
  await login.getByRole('button', { name: 'Log in' }).click();
  await confirm(page);
  expect(await account(page)).toBe('demo_player');
});

test('[R2.17] [R4.10] a new password by phone is asked for the authenticator as well', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  await gateway.setFlags({ CHNGPASSVERIF3: true });
  await page.goto('/promotions?popup=login&popup=forgot');
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('tab', { name: 'By phone' }).click();
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill('0917 123 4567');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await gateway.smsCode('+639171234567');
  await dialog.getByLabel(/^SMS verification code/).fill(code);
  await dialog.getByLabel(/^New password/).fill('nine-red-kites');
  await dialog.getByRole('button', { name: 'Set the password and log in' }).click();
  // It is set before the authenticator is asked for, whether or not the login completes.
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await confirm(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await account(page)).toBe('demo_player');
});

test('[R2.17] [R7.06] a login by an identity provider is asked for the authenticator as well', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(REFUSED);
  // The demo's account is not linked to a provider: only the gateway's refusal is faked.
  await page.route(`**${socialLogin.path}`, (route) =>
    route.fulfill({
      status: 401,
      json: {
        success: false,
        errorCode: 'login_verify_required',
        message: 'Please verify first.',
        value: {
          verification: {
            verificationId: 'waiting',
            methods: ['totp'],
            expiresAt: Date.now() + 600_000,
          },
        },
      },
    }),
  );
  await page.goto('/login');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Sandbox ID' }).click();
  const provider = await opened;
  await provider.getByRole('textbox', { name: 'Name' }).fill('Ana Cruz');
  await provider.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await provider.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(verification(page).getByLabel(/^Code from the app/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
