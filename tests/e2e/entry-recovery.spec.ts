import type { Page } from '@playwright/test';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { forgetPassword, setPasswordByPhone } from '../../gateway/contract/login-safety.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import { expectSealed, watchCalls } from './support/pages.ts';
import { sendSmsCode } from './support/registering.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';
import { skipSecond } from './support/time.ts';

test.use({ ownGateway: 'entry-recovery' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const REFUSED = /Failed to load resource.*\/wps\//;
const EMAIL = 'demo_player@example.com';
const account = (page: Page) => page.evaluate(() => sessionStorage.getItem('account'));

/** The link in the newest email to an address. */
async function mailedLink(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/developer/mails?address=${address}`);
  return (await answer.json()).value[0].link;
}

test('[R2.104] [R4.09] [R5.05] [R8.04] a forgotten password is reset by a link, once', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  await gateway.setFlags({ CHNGPASSVERIF3: false });
  await page.goto('/promotions?popup=login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  const send = dialog.getByRole('button', { name: 'Send the link' });
  await send.click();
  await expect(dialog.getByText('Input cannot be empty')).toHaveCount(2);
  await dialog.getByLabel(/^Username/).fill('1');
  await dialog.getByLabel(/^Email/).fill('no address');
  await send.click();
  await expect(dialog.getByText(/a letter first, then letters and digits/)).toBeVisible();
  await expect(dialog.getByText(/Enter a valid email address/)).toBeVisible();
  await expectNoAxeViolations(page);

  // Only where the merchant allows that message; no input is lost.
  await gateway.developer('settings', { tellUnknownAccounts: true });
  await dialog.getByLabel(/^Username/).fill('nobodyhere');
  await dialog.getByLabel(/^Email/).fill(EMAIL);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Username/Email does not exist');
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(EMAIL);
  await gateway.developer('settings', { tellUnknownAccounts: false });
  const sent = page.waitForRequest((request) => request.url().endsWith(forgetPassword.path));
  await send.click();
  expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await expect(dialog.getByText('Look into your inbox')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await gateway.client.value(forgetPassword, { username: 'demo_player', email: EMAIL });
  const link = await mailedLink(page, EMAIL);
  await page.goto(link);
  const reset = page.getByRole('dialog', { name: 'Choose a new password' });
  await reset.getByLabel(/^New password/).fill('seven-blue-boats');
  await reset.getByLabel(/^Confirm new password/).fill('seven-blue-goats');
  await reset.getByRole('button', { name: 'Save the password' }).click();
  await expect(reset.getByText('Incorrect confirmation input')).toBeVisible();
  await reset.getByLabel(/^Confirm new password/).fill('seven-blue-boats');
  await reset.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).not.toHaveURL(/reset/);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel(/^Username/).fill('demo_player');
  await login.getByLabel(/^Password/).fill('seven-blue-boats');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  expect(await account(page)).toBe('demo_player');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(reset.getByRole('alert')).toContainText('This link was already used');
  await reset.getByRole('button', { name: 'Ask for another link' }).click();
  await expect(dialog).toBeVisible();
});

test('[R4.09] [R5.05] an agent who has reset a password by a link logs in at the agents’ entrance', async ({
  page,
  gateway,
}) => {
  const email = 'demo_agent@example.com';
  await gateway.client.value(forgetPassword, { username: 'demo_agent', email });
  await page.goto(await mailedLink(page, email));
  const reset = page.getByRole('dialog', { name: 'Choose a new password' });
  await reset.getByLabel(/^New password/).fill('four-green-doors');
  await reset.getByLabel(/^Confirm new password/).fill('four-green-doors');
  await reset.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);
  const main = page.getByRole('main');
  await main.getByLabel(/^Username/).fill('demo_agent');
  await main.getByLabel(/^Password/).fill('four-green-doors');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
});

test('[R4.10] [R4.12] [R5.06] [R5.08a] [R6.06a] [R7.03] [R7.07] a code by SMS resets a password and logs in with it', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  const sent = watchCalls(page, setPasswordByPhone);
  const known = watchCalls(page, memberInfo);
  await gateway.setFlags({ CHNGPASSVERIF3: false });
  await page.goto('/promotions?popup=login&popup=forgot');
  await expect(dialog.getByLabel(/^Email/)).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await gateway.setFlags({ CHNGPASSVERIF3: true });
  await page.reload();
  await dialog.getByRole('tab', { name: 'By phone' }).click();
  const flag = dialog.locator('img[src$="/COUNTRY_FLAG/PH.png"]');
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  const mobile = dialog.getByRole('textbox', { name: /^Mobile number/ });
  await mobile.fill('12');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
  await mobile.fill('0918 123-4567');
  await skipSecond(page);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const waiting = dialog.getByRole('button', { name: /^Resend in [45]:\d\d$/ });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(waiting).toBeVisible();
  await expect(mobile).toHaveValue('0918 123-4567');

  await dialog.getByLabel(/^SMS verification code/).fill('000');
  await dialog.getByLabel(/^New password/).fill('short');
  await dialog.getByRole('button', { name: 'Set the password and log in' }).click();
  await expect(dialog.getByText(/Use 8 - 64 characters/)).toBeVisible();
  await dialog.getByLabel(/^New password/).fill('nine-red-kites');
  await dialog.getByRole('button', { name: 'Set the password and log in' }).click();
  await expect(dialog.getByText('Please enter a valid verification code')).toBeVisible();
  await dialog.getByLabel(/^SMS verification code/).fill(await gateway.smsCode('+639181234567'));
  await dialog.getByRole('button', { name: 'Set the password and log in' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await account(page)).toBe('demo_agent');
  for (const request of sent) expectSealed(request);
  expect(sent).toHaveLength(2);
  await expect.poll(async () => (await known[0]?.response())?.status()).toBe(200);
  // The code was used: neither the number nor the wait is kept for the next person.
  expect(await page.evaluate(() => sessionStorage.getItem('smsCode:password'))).toBeNull();
});

test('[R6.05] [R8.04] the common login may be for members only', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  await gateway.developer('settings', { loginAudience: 'member' });
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill('demo_agent');
  await dialog.getByLabel(/^Password/).fill('nine-red-kites');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Non-members cannot log in');
  await dialog.getByRole('button', { name: 'Go to the agents’ entrance' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await gateway.developer('settings', { loginAudience: 'any' });
});

test('[R2.12] [R4.10] [R6.05] a code by SMS logs agents in at their own entrance too, and leads to the requested page', async ({
  page,
  gateway,
}) => {
  await gateway.setFlags({ CHNGPASSVERIF3: true });
  await gateway.developer('settings', { loginAudience: 'member' });
  // The earlier code delays the next one.
  await gateway.advanceClock(10 * MINUTE);
  const wanted = '/agentHome?page=downlineManagmentView';
  await page.goto(`/agent?next=${encodeURIComponent(wanted)}`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('tab', { name: 'By phone' }).click();
  await sendSmsCode(page, gateway, '09181234567');
  await dialog.getByLabel(/^New password/).fill('five-grey-geese');
  await dialog.getByRole('button', { name: 'Set the password and log in' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === wanted);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await account(page)).toBe('demo_agent');
  await gateway.developer('settings', { loginAudience: 'any' });
});

test('[R4.04b] [R4.08] an expired password is changed on the way to the requested page', async ({
  page,
}) => {
  await page.goto('/login?next=%2Frng');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel(/^Username/).fill('demo_expired');
  await login.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel(/^Current password/).fill(DEMO_PASSWORD);
  await change.getByLabel(/^New password/).fill('tatlong kalabaw');
  await change.getByLabel(/^Confirm new password/).fill('tatlong kalabaw');
  await change.getByRole('button', { name: 'Change password' }).click();
  // The toast disappears by itself; the requested page is kept.
  await expect(page).toHaveURL(/\/rng$/, { timeout: 20_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[R2.17] a new device needs the second factor, and can be removed from the list', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  await gateway.setFlags({ LOGINIPVERF3: true });
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  const fill = async () => {
    await login.getByLabel(/^Username/).fill('demo_player');
    await login.getByLabel(/^Password/).fill('seven-blue-boats');
    await login.getByRole('button', { name: 'Log in' }).click();
  };
  await fill();
  const verify = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(verify.getByText(/\+63•+567/)).toBeVisible();
  await expectNoAxeViolations(page);
  await verify.getByRole('button', { name: 'Send code' }).click();
  await expect(verify.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  await verify.getByLabel(/^SMS verification code/).fill('000000');
  await verify.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(verify.getByText('Please enter a valid verification code')).toBeVisible();
  // Back to the form, with its input.
  await page.keyboard.press('Escape');
  await expect(login.getByLabel(/^Password/)).toHaveValue('seven-blue-boats');
  await login.getByRole('button', { name: 'Log in' }).click();
  await verify.getByLabel(/^SMS verification code/).fill(await gateway.smsCode('+639171234567'));
  await verify.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(verify).toBeHidden();

  // Sets up the authenticator app in my account.
  await page.goto('/member?page=securityCenter');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Login password/).fill('seven-blue-boats');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const codeNow = async (step = 0) => {
    const answer = await page.request.get('/wps/system/status', { headers: { Merchant: 'baize' } });
    return codeAt(secret, stepAt((await answer.json()).value.serverTime) + step);
  };
  await dialog.getByLabel(/^Code from the app/).fill(await codeNow());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.locator('code')).toHaveCount(10);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(page.getByText(/10 recovery codes left/)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  // Another browser at the same address logs in with a code of the app.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('loginDeviceId');
  });
  await page.goto('/login');
  await fill();
  // With an app only its code is accepted: SMS cannot bypass it.
  const code = verify.getByLabel(/^Code from the app/);
  await expect(code).toBeVisible();
  await expect(verify.getByText('SMS code')).toHaveCount(0);
  await code.fill(await codeNow(1));
  await expect(verify).toBeHidden();
  await page.goto('/member?page=securityCenter');
  const places = page.getByRole('button', { name: /^Remove .*, 10\./ });
  // This one and the one before; setting the app up made all others new.
  await expect(places).toHaveCount(2);
  await places.last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(places).toHaveCount(1);
});
