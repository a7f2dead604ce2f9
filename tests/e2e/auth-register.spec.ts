import { affiliate, register, registerMobile } from '../../gateway/contract/members.ts';
import {
  challenge,
  login,
  sendLoginCode,
  sendRegisterCode,
} from '../../gateway/contract/session.ts';
import { expectSealed, holdRequests, preferLanguage, watchCalls } from './support/pages.ts';
import {
  account,
  closeWelcome,
  fillPasswords,
  freshName,
  freshNumber,
  PASSWORD,
  send,
} from './support/registering.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';
import { skipSecond } from './support/time.ts';

const REFUSED = /Failed to load resource.*\/wps\//;
test('[R4.11a] [R7.03] registers by username after accepting the terms, logs in and goes home', async ({
  page,
}) => {
  const sent = watchCalls(page, register);
  const name = freshName();
  await page.goto('/register');
  await expect(page.getByRole('textbox', { name: /^Username/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: /^Username/ }).fill(name);
  await fillPasswords(page);
  await send(page);
  await expect(page.getByText(/Please confirm that you are 18 or older/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByText('Read the terms').click();
  await expect(page.getByText('Version 2026-11-01')).toBeVisible();
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await account(page)).toBe(name);
  expect(sent).toHaveLength(1);
  expectSealed(sent[0]);
});

test('[R4.11a] an invalid form with ticked terms sends nothing', async ({ page }) => {
  const sent = [affiliate, challenge, register].map((endpoint) => watchCalls(page, endpoint));
  await page.goto('/register');
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(`${PASSWORD}!`);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByText('Incorrect confirmation input')).toBeVisible();
  await expect(page.getByLabel(/^Confirm password/)).toBeFocused();
  expect(sent).toEqual([[], [], []]);
});

test('a name that is taken is reported at its field, and no input is lost', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(REFUSED);
  await page.goto('/register');
  const username = page.getByRole('textbox', { name: /^Username/ });
  await username.fill(freshMember.username);
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(page.getByLabel(/^Password/)).toHaveValue(PASSWORD);
});

test('[R2.02] the code of a link is filled into the server-rendered form, and earlier input is kept', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/register?referralCode=DEMO2026', { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  const username = dialog.getByRole('textbox', { name: /^Username/ });
  await username.fill('typedbefore');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByLabel(/^Invitation code/)).toHaveValue('');
  release();
  await expect(dialog.getByLabel(/^Invitation code/)).toHaveValue('DEMO2026');
  await expect(username).toHaveValue('typedbefore');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await send(page);
  // The form has both values; it asks for the password, but not for them.
  await expect(dialog.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true');
  await expect(username).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('checkbox')).not.toHaveAttribute('aria-invalid', 'true');
});

test('[R4.11b] [R5.08a] [R8.04] a wrong invitation code shows a warning, and the form stays open', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(register.path)) sent += 1;
  });
  await page.goto('/register?referralCode=NOBODY1');
  await expect(page.getByLabel(/^Invitation code/)).toHaveValue('NOBODY1');
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByText('Invalid invitation code')).toBeVisible();
  await expect(page.getByLabel(/^Invitation code/)).toBeFocused();
  expect(sent).toBe(0);
});

test('[R4.11d] [R4.12] [R5.08a] [R7.02a] [R7.03] registers by mobile number with the code from the SMS, then logs in by SMS', async ({
  page,
  problems,
  gateway,
}) => {
  problems.allow(REFUSED);
  const [registerCodes, registrations, loginCodes, logins] = [
    sendRegisterCode,
    registerMobile,
    sendLoginCode,
    login,
  ].map((endpoint) => watchCalls(page, endpoint));
  const number = freshNumber();
  await page.goto('/register');
  await page.getByRole('tab', { name: 'With mobile number' }).click();
  const mobile = page.getByRole('textbox', { name: /^Mobile number/ });
  await expect(page.getByLabel('Country')).toHaveValue('PH');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(mobile).toBeFocused();
  await mobile.fill(`0${number}`);
  await skipSecond(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  const waiting = page.getByRole('button', { name: /^Resend in [45]:\d\d$/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(registerCodes?.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({
      mobileNo: `0${number}`,
      countryDialingCode: '63',
      regType: 'mobile',
    }),
  ]);

  // Closing and a reload do not shorten the wait, and the number is kept.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/register');
  await page.getByRole('tab', { name: 'With mobile number' }).click();
  await expect(waiting).toBeVisible();
  await expect(mobile).toHaveValue(`0${number}`);

  await page.getByLabel(/^SMS verification code/).fill(await gateway.smsCode(`63${number}`));
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  expect(await account(page)).toBe(`63${number}`);
  expectSealed(registrations?.[0]);
  // The code was used: neither the number nor the wait is kept for the next person.
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  expect(await kept()).not.toContain('smsCode:register');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByRole('tab', { name: 'With SMS code' }).click();
  await mobile.fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(waiting).toBeVisible();
  expect(loginCodes?.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({ mobileNum: number, countryDialingCode: '63', regType: 'mobile' }),
  ]);
  await page.getByLabel(/^SMS verification code/).fill('000');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter a valid verification code')).toBeVisible();
  await page.getByLabel(/^SMS verification code/).fill(await gateway.smsCode(`63${number}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await account(page)).toBe(`63${number}`);
  for (const request of logins ?? []) expectSealed(request);
  expect(logins).toHaveLength(2);

  expect(await kept()).not.toContain('smsCode:login');
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.goto('/login');
  await page.getByRole('tab', { name: 'With SMS code' }).click();
  await expect(mobile).toHaveValue('');
  await mobile.fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(waiting).toBeVisible();
  await expect.poll(async () => (await loginCodes?.[1]?.response())?.status()).toBe(200);
});

test('[R8.08] a refused SMS shows the gateway’s own message', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  const number = freshNumber();
  await page.goto('/register');
  // The same browser has requested a code before, in another tab.
  const { method, path } = sendRegisterCode;
  const sent = await page.evaluate(
    async ([method, path, mobileNo]) => {
      const headers = { Merchant: 'baize', Language: 'EN', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ mobileNo, countryDialingCode: '63' });
      return (await fetch(path ?? '', { method, headers, body })).status;
    },
    [method, path, number],
  );
  expect(sent).toBe(200);
  const asked = await page.evaluate(() => performance.now());
  await page.getByRole('tab', { name: 'With mobile number' }).click();
  await page.getByRole('textbox', { name: /^Mobile number/ }).fill(number);
  // The gateway itself accepts one a second from an address, and a fast machine gets here before.
  await page.waitForFunction((since) => performance.now() - since > 1_000, asked);
  await skipSecond(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('A code was sent and is still valid.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();

  // The gateway's message is English; in Filipino the portal has its own for the same refusal.
  await page.evaluate(() => sessionStorage.clear());
  await preferLanguage(context, gateway.url, 'TY');
  await page.goto('/register');
  await page.getByRole('tab').last().click();
  await page.locator('[name="mobileNum"]').fill(number);
  await skipSecond(page);
  await page.getByRole('button', { name: 'Ipadala ang code' }).click();
  await expect(warning).toContainText('Masyadong maraming request.');
  await expect(warning).not.toContainText('A code was sent');
});
