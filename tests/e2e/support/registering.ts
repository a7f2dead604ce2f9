import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startTemporaryGateway } from '../../../scripts/serve/temporary-gateway.ts';
import { PRELOAD, TRUSTED_IP } from './environment.ts';
import { type FirebaseServer, startFirebase } from './firebase-server.ts';
import { test as base, DEMO_PASSWORD, type TestGateway } from './test.ts';

/**
 * Tests that change the merchant's rules, fields and third parties of registration. Use it with `test.use({ ownGateway:
 * true })`.
 */
export const test = base.extend<object, { firebase: FirebaseServer }>({
  firebase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const firebase = await startFirebase();
      await use(firebase);
      firebase.close();
    },
    { scope: 'worker' },
  ],
  gatewayUrl: [
    async ({ firebase }, use) => {
      const environment = { ...TRUSTED_IP, FIREBASE_AUTH_EMULATOR_HOST: firebase.host };
      const gateway = await startTemporaryGateway(environment, PRELOAD);
      await use(gateway.url);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
export const PASSWORD = 'tatlong kalabaw sa ilog';
export const freshName = () => `r${randomUUID().replaceAll('-', '').slice(0, 13)}`;
export const freshNumber = () => `917${randomInt(1_000_000, 10_000_000)}`;
export const account = (page: Page) => page.evaluate(() => sessionStorage.getItem('account'));
export const asVisitor = (page: Page) => page.evaluate(() => sessionStorage.clear());
export const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

/** Waits until the form has closed; closes the welcome of the first login. */
export async function closeWelcome(page: Page) {
  const welcome = page.getByRole('dialog', { name: /^Welcome/ });
  await welcome.getByRole('button', { name: 'Let’s begin' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function fillPasswords(page: Page) {
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
}

/** Fills and sends the open login form. */
export async function logIn(page: Page, username: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Third parties besides the defaults; each test resets them. */
export const configure = (gateway: TestGateway, change: object = {}) =>
  gateway.developer('settings', {
    thirdParties: {
      phoneAuth: { provider: 'sms' },
      google: null,
      facebook: null,
      geetest: null,
      sandboxIdentity: true,
      ...change,
    },
  });

/** Requests a code for a Philippine number in the open dialog, and types it in. */
export async function sendSmsCode(page: Page, gateway: TestGateway, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(number);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  const code = await gateway.smsCode(`+63${number.slice(1)}`);
  await dialog.getByLabel(/^SMS verification code/).fill(code);
}
