import type { BrowserContext, Locator, Page } from '@playwright/test';
import { forgetPassword } from '../../gateway/contract/login-safety.ts';
import { login, logout } from '../../gateway/contract/session.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 60_000 });

const FAILED = /Failed to load resource/;
const NETWORK = 'Network link is abnormal, please try again.';
const SLOW = 'The page took longer time to load, please check your network connectivity.';

/** The portal gives a call up after fifteen seconds; while in a hurry after half a second. */
const hurry = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((inHurry) => {
    const known: unknown = Reflect.get(window, '__timeout');
    const own = typeof known === 'function' ? known : AbortSignal.timeout;
    Reflect.set(window, '__timeout', own);
    AbortSignal.timeout = (milliseconds) =>
      Reflect.apply(own, AbortSignal, [inHurry ? 500 : milliseconds]);
  }, on);

interface Form {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly dialog: Locator;
  readonly path: string;
  /** Sends the form; after a failure the same form has a button to try again. */
  readonly submit: Locator;
  /** What was typed is still there. */
  keeps(): Promise<void>;
}

/** A 500, an answer that does not come, and no network: each told, nothing lost, and at last sent. */
async function survives({ page, context, dialog, path, submit, keeps }: Form): Promise<void> {
  const alert = dialog.getByRole('alert');
  const again = dialog.getByRole('button', { name: 'Try again' });
  let fault: 'broken' | 'slow' | undefined = 'broken';
  await page.route(`**${path}`, async (route) => {
    const refusal = { success: false, errorCode: 'unknown_error', message: 'broken' };
    if (fault === 'broken') await route.fulfill({ status: 500, json: refusal });
    else if (fault === undefined) await route.continue();
  });
  await submit.click();
  await expect(alert).toContainText('Unknown error.');
  await expect(again).toBeVisible();
  await keeps();
  fault = 'slow';
  await hurry(page, true);
  await again.click();
  await expect(alert).toContainText(SLOW);
  await keeps();
  await hurry(page, false);
  fault = undefined;
  await context.setOffline(true);
  await again.click();
  await expect(alert).toContainText(NETWORK);
  await keeps();
  await context.setOffline(false);
  await again.click();
}

test('[R8.02] a login outlives a 500, a timeout, a lost network and the end of a session', async ({
  page,
  context,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  // A trial player on the way to the own account: the trial's session ends in between.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try for free' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/promotions?popup=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel(/^Password/).fill(freshMember.password);
  const keeps = async () => {
    await expect(dialog.getByLabel(/^Username/)).toHaveValue(freshMember.username);
    await expect(dialog.getByLabel(/^Password/)).toHaveValue(freshMember.password);
  };
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  await gateway.client.call(logout, {}, { token });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await keeps();
  const submit = dialog.getByRole('button', { name: 'Log in' });
  await survives({ page, context, dialog, path: login.path, submit, keeps });
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(freshMember.username);
});

test('[R8.02] a forgotten password outlives a 500, a timeout and a lost network', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(FAILED);
  await page.goto('/promotions?popup=forgot');
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByLabel(/^Username/).fill('somebodyelse');
  await dialog.getByLabel(/^Email/).fill('somebody@example.com');
  const keeps = async () => {
    await expect(dialog.getByLabel(/^Username/)).toHaveValue('somebodyelse');
    await expect(dialog.getByLabel(/^Email/)).toHaveValue('somebody@example.com');
  };
  const submit = dialog.getByRole('button', { name: 'Send the link' });
  await survives({ page, context, dialog, path: forgetPassword.path, submit, keeps });
  await expect(dialog.getByText('Look into your inbox')).toBeVisible();
});
