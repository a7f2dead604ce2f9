import type { Page } from '@playwright/test';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { setBirthday, updateNickname } from '../../gateway/contract/member-pages.ts';
import {
  affiliate,
  consolidated,
  memberInfo,
  register,
  registerMobile,
} from '../../gateway/contract/members.ts';
import { challenge as challengeCall, login } from '../../gateway/contract/session.ts';
import { registerSettings } from '../../gateway/contract/system.ts';
import { FIREBASE_PROJECT } from './support/firebase-server.ts';
import { preferLanguage, queryOf, watchCalls } from './support/pages.ts';
import {
  account,
  asVisitor,
  closeWelcome,
  configure,
  fillPasswords,
  freshName,
  freshNumber,
  logIn,
  PASSWORD,
  send,
  test,
} from './support/registering.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';
import { skipSecond } from './support/time.ts';

test.use({ ownGateway: true });
test.describe.configure({ mode: 'default' });

const REFUSED = /Failed to load resource.*\/wps\//;
const FIREBASE = {
  provider: 'firebase',
  apiKey: 'demo-key',
  authDomain: `${FIREBASE_PROJECT}.firebaseapp.com`,
  projectId: FIREBASE_PROJECT,
};

const rule = (patternId: number, use: 'required' | 'optional' | 'off' = 'optional') => ({
  enabled: use !== 'off',
  required: use === 'required',
  acceptedPattern: '*',
  patternId,
  minLength: 4,
  maxLength: 9,
});

const OPTIONAL = {
  payeeName: 'Real name',
  email: 'Email',
  paymentPassword: 'Transaction password',
  idNumber: 'ID number',
  qqNum: 'QQ',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  recommenderId: 'Referrer',
  affiliateCode: 'Invitation code',
} as const;
const FIELDS = Object.keys(OPTIONAL);
const rulesOf = (rules: (index: number) => object) =>
  Object.fromEntries(FIELDS.map((field, index) => [field, rules(index)]));

/** A fake Geetest script whose captcha is closed unsolved the first time, and solved afterwards. */
async function standInForGeetest(page: Page): Promise<void> {
  await page.route('https://static.geetest.com/v4/gt4.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.initGeetest4 = (options, ready) => {
        const on = {};
        const box = { destroy() {}, getValidate: () => ({ lot_number: options.captchaId,
          captcha_output: 'o', pass_token: 'p', gen_time: '1' }) };
        for (const name of ['Ready', 'Success', 'Error', 'Close'])
          box['on' + name] = (listener) => { on[name] = listener; return box; };
        // The first captcha is closed unsolved.
        box.showCaptcha = () => {
          window.captchas = (window.captchas ?? 0) + 1;
          if (window.captchas === 1) on.Close(); else on.Success();
        };
        ready(box);
        setTimeout(() => on.Ready(), 0);
      };`,
    }),
  );
}

test('[R4.11d] [R6.06b] [R6.06c] [R6.06d] [R6.06e] [R2.103] USERNAMEREG3, MOBILENUMREG3, MOBILENUMPASSREG3 and REGMOBVERF3, enabled and disabled', async ({
  page,
  gateway,
}) => {
  const username = page.getByRole('textbox', { name: /^Username/ });
  const mobile = page.getByRole('textbox', { name: /^Mobile number/ });
  const code = page.getByLabel(/^SMS verification code/);
  await gateway.setFlags({ USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false });
  await page.goto('/register');
  await expect(username).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await gateway.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: true });
  await page.reload();
  await expect(mobile).toBeVisible();
  await expect(code).toBeVisible();
  await expect(username).toHaveCount(0);
  await gateway.setFlags({ REGMOBVERF3: false });
  await page.reload();
  await expect(mobile).toBeVisible();
  await expect(code).toHaveCount(0);
  await gateway.setFlags({ MOBILENUMREG3: false, MOBILENUMPASSREG3: true, REGMOBVERF3: true });
  await page.reload();
  await expect(mobile).toBeVisible();
  await expect(code).toBeVisible();
  await gateway.setFlags({ REGMOBVERF3: false });
  await page.reload();
  const number = freshNumber();
  await mobile.fill(number);
  await expect(code).toHaveCount(0);
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  expect(await account(page)).toBe(`63${number}`);
  await asVisitor(page);
  await gateway.setFlags({ MOBILENUMPASSREG3: false });
  await page.goto('/register');
  await expect(page.getByText('Registration is closed at the moment.')).toBeVisible();
  await gateway.setFlags({ USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true });
});

test('[R4.04d] [R6.06f] [R6.06g] [R6.06h] [R6.06i] FREEPLAY3, MOBILEVERCODELOGIN3, PWDEXPFORCECHANGE3 and AGENTPOLICY3, disabled and enabled', async ({
  page,
  gateway,
}) => {
  const flags = (on: boolean) =>
    gateway.setFlags({
      FREEPLAY3: on,
      MOBILEVERCODELOGIN3: on,
      PWDEXPFORCECHANGE3: on,
      AGENTPOLICY3: on,
    });
  const asked = watchCalls(page, consolidated);
  const known = watchCalls(page, memberInfo);
  const trial = page.getByRole('button', { name: 'Try for free' });
  await flags(false);
  await page.goto('/login');
  await expect(page.getByLabel(/^Username/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(trial).toHaveCount(0);
  await logIn(page, 'demo_expired');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => known.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await flags(true);
  await asVisitor(page);
  await page.goto('/login');
  await expect(page.getByRole('tab')).toHaveText(['With username', 'With SMS code']);
  await logIn(page, 'demo_player');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await asVisitor(page);
  await page.goto('/login');
  await logIn(page, 'demo_expired');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await asVisitor(page);
  await page.goto('/login');
  await trial.click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect.poll(() => account(page)).toMatch(/^trial_/);
});

test('[R6.06g] visitors are offered the free trial of a game only with FREEPLAY3, members always', async ({
  page,
  gateway,
  freshMember,
}) => {
  const trial = page.getByRole('button', { name: /^Free trial/ });
  const play = page.getByRole('button', { name: /^Immediate game/ });
  // The content in place of the game itself, and the places from which it can be opened.
  const popups = ['game:100002:real', 'game-info:100002', 'game-actions:100002'];
  const expectTrials = async (offered: boolean) => {
    await page.goto('/rng?q=emberfall');
    await expect(play.first()).toBeVisible();
    await (offered ? expect(trial).not.toHaveCount(0) : expect(trial).toHaveCount(0));
    for (const popup of popups) {
      await page.goto(`/promotions?popup=${popup}`);
      const login = page.getByRole('dialog').getByRole('button', { name: 'Log in' });
      await expect(play.or(login)).toBeVisible();
      await expect(trial, popup).toHaveCount(offered ? 1 : 0);
    }
  };
  await gateway.setFlags({ FREEPLAY3: true });
  await expectTrials(true);
  await gateway.setFlags({ FREEPLAY3: false });
  await expectTrials(false);

  await freshMember.logIn();
  await page.goto('/rng?q=emberfall');
  await trial.first().press('Enter');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await gateway.setFlags({ FREEPLAY3: true });
});

test('[R6.06f] an agent has the menu entry of its contracts only with AGENTPOLICY3', async ({
  page,
  gateway,
  logIn: logInOverApi,
}) => {
  await logInOverApi('demo_agent');
  const menus = [
    ['/promotions', 'Side menu'],
    ['/agentHome', 'Agent menu'],
  ] as const;
  for (const on of [false, true]) {
    await gateway.setFlags({ AGENTPOLICY3: on });
    for (const [path, name] of menus) {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name });
      // It is rendered together with this one, or before it.
      await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'My contracts' })).toHaveCount(on ? 1 : 0);
    }
  }
});

test('[R5.02] [R5.03b] [R8.09] every field and each of the 21 patterns, in both languages', async ({
  page,
  context,
  gateway,
}) => {
  const catalogue = async (name: string): Promise<Record<string, string>> =>
    (
      await import(`../../portal/shared/field-rules/messages/${name}.json`, {
        with: { type: 'json' },
      })
    ).default;
  const inEnglish = await catalogue('en');
  const inFilipino = await catalogue('fil');
  const messages = (texts: Record<string, string>, first: number) =>
    FIELDS.map((_field, index) => (first + index) % 21).map(
      (id) => texts[`reg_pattern_${id}`]?.replace('{range}', '4 - 9') ?? 'missing',
    );
  const dialog = page.getByRole('dialog');

  await gateway.developer(
    'register-rules',
    rulesOf((index) => rule(index, 'required')),
  );
  await page.goto('/register');
  await send(page);
  await expect(page.getByText('Input cannot be empty')).toHaveCount(14);
  await expect(
    page.getByText('Please confirm that you are 18 or older and accept the terms'),
  ).toBeVisible();
  for (const label of Object.values(OPTIONAL)) {
    await dialog.getByLabel(new RegExp(`^${label}`)).fill('x');
  }
  for (const text of messages(inEnglish, 0))
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await preferLanguage(context, gateway.url, 'TY');
  for (const [first, texts] of [
    [0, inFilipino],
    [11, inFilipino],
    [11, inEnglish],
  ] as const) {
    if (texts === inEnglish) await preferLanguage(context, gateway.url, 'EN');
    await page.evaluate(() => localStorage.clear());
    await gateway.developer(
      'register-rules',
      rulesOf((index) => rule((first + index) % 21)),
    );
    await page.reload();
    for (const field of FIELDS) await dialog.locator(`[name="${field}"]`).fill('x');
    await dialog.locator('button[type="submit"]').click();
    for (const text of messages(texts, first))
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await gateway.developer(
    'register-rules',
    rulesOf(() => rule(0, 'off')),
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toBeVisible();
  await expect(dialog.locator('input:not([type="checkbox"])')).toHaveCount(3);
});

test('[R4.11a] [R4.11b] [R2.02] the code of a referral link is kept while its visitor browses', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  // Without a field for it the code of the link is used.
  await gateway.developer('register-rules', { affiliateCode: rule(0, 'off') });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === affiliate.path) calls.push(`check ${searchParams.get('code')}`);
    if (pathname === register.path) calls.push('register');
  });
  await page.goto('/register?referralCode=DEMO2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/promotions');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /register/i })
    .click();
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  // The form also checks the link's code when it opens.
  const checks = calls.slice(0, -1);
  expect([...new Set(checks), calls.at(-1)]).toEqual(['check DEMO2026', 'register']);
  // The code was used: it is not offered at the next registration of this visit.
  expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBeNull();

  await asVisitor(page);
  await page.goto('/register?referralCode=NOBODY1');
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Invalid invitation code');
  expect(calls.at(-1)).toBe('check NOBODY1');
  await page.getByRole('button', { name: 'Continue without the code' }).click();
  await closeWelcome(page);
});

test('[R4.11b] [R4.11c] the entered code takes precedence over the link’s; order: code, challenge, register, member info', async ({
  page,
  gateway,
}) => {
  await gateway.developer('register-rules', { affiliateCode: { ...rule(0), maxLength: 30 } });
  const steps = new Map<string, string>([
    [affiliate.path, 'code'],
    [challengeCall.path, 'challenge'],
    [register.path, 'register'],
    [memberInfo.path, 'member info'],
  ]);
  const calls: string[] = [];
  const codes = watchCalls(page, affiliate);
  page.on('request', (request) => {
    const step = steps.get(new URL(request.url()).pathname);
    if (step && calls.at(-1) !== step) calls.push(step);
  });
  await page.goto('/register?referralCode=NOBODY1');
  const code = page.getByLabel(/^Invitation code/);
  await expect(code).toHaveValue('NOBODY1');
  // The note that nobody has the code disappears with it.
  await expect(code).toHaveAccessibleDescription(/Nobody has the invitation code of your link/);
  await code.fill('DEMO2026');
  await expect(code).not.toHaveAccessibleDescription(/Nobody has/);
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  // The form checks the link's code when it opens; the last check is of the entered one.
  expect(codes.map((request) => queryOf(request).code).at(-1)).toBe('DEMO2026');
  await expect.poll(() => calls).toEqual(['code', 'challenge', 'register', 'member info']);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await gateway.developer('register-rules', { affiliateCode: rule(0, 'off') });
});

test('[R5.03a] [R5.08b] a value must match pattern and length; the message has one number where the bounds are equal', async ({
  page,
  context,
  gateway,
}) => {
  const { password } = await gateway.client.value(registerSettings, {});
  const beyond = { ...rule(99), acceptedPattern: '[0-9]+', minLength: 1 };
  await gateway.developer('register-rules', {
    line: { ...rule(6), acceptedPattern: '[0-9]+', minLength: 6, maxLength: 6 },
    wechat: { ...rule(0), acceptedPattern: '*', minLength: 2, maxLength: 3 },
    payeeName: beyond,
    whatsapp: beyond,
    password: { ...password, patternId: 99, minLength: 8, maxLength: 64 },
  });
  const dialog = page.getByRole('dialog');
  await page.goto('/register');
  const line = dialog.locator('[name="line"]');
  const wrong = dialog.getByText('Use 6 characters: digits only', { exact: true });
  await line.fill('12345');
  await send(page);
  await expect(wrong).toBeVisible();
  for (const [value, count] of [
    ['abcdef', 1],
    ['123456', 0],
    ['1234567', 1],
  ] as const) {
    await line.fill(value);
    await expect(wrong).toHaveCount(count);
  }
  // The pattern * accepts any characters, but the length is still checked.
  const any = dialog.getByText(/^Use 2 - 3 characters/);
  await dialog.locator('[name="wechat"]').fill('é €');
  await expect(any).toHaveCount(0);
  await dialog.locator('[name="wechat"]').fill('éé €');
  await expect(any).toBeVisible();

  // A pattern other than the 21 has the message of its field.
  for (const [language, name, phone, length] of [
    [
      'EN',
      'Real name format is incorrect',
      'Phone number format is incorrect',
      'Please fill in your password with 8 - 64 characters',
    ],
    ['TY', undefined, undefined, undefined],
  ] as const) {
    await preferLanguage(context, gateway.url, language);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/register');
    await dialog.locator('[name="payeeName"]').fill('x');
    await dialog.locator('[name="whatsapp"]').fill('x');
    await dialog.locator('[name="password"]').fill('short');
    await dialog.locator('button[type="submit"]').click();
    if (name) {
      for (const text of [name, phone, length])
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      continue;
    }
    const filipino = (await import('../../portal/features/auth/messages/fil.json', {
      with: { type: 'json' },
    })) as { default: Record<string, string> };
    for (const id of ['realName', 'phoneFormat', 'passwordLength', 'required']) {
      const text = filipino.default[`auth.problem.${id}`]?.replace('{range}', '8 - 64') ?? id;
      await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
    }
  }
  await preferLanguage(context, gateway.url, 'EN');
  await gateway.developer('register-rules', {
    password: password ?? {},
    ...rulesOf(() => rule(0, 'off')),
  });
});

test('[R3.08] my account shows nickname, real name, birthday, messengers, referrer and the transaction password’s state', async ({
  page,
  gateway,
}) => {
  await gateway.developer('register-rules', {
    payeeName: { ...rule(0), maxLength: 40 },
    line: { ...rule(0), maxLength: 40 },
    wechat: { ...rule(0), maxLength: 40 },
  });
  await page.goto('/register?referralCode=DEMO2026');
  const dialog = page.getByRole('dialog');
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await dialog.locator('[name="payeeName"]').fill('Maria Santos');
  await dialog.locator('[name="line"]').fill('maria.line');
  await dialog.locator('[name="wechat"]').fill('maria_wechat');
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  await gateway.client.value(updateNickname, { nickname: 'Mia' }, { token });
  await gateway.client.value(setBirthday, { birthday: '1990-12-31' }, { token });
  await page.goto('/member?page=securityCenter');
  for (const [label, value] of [
    ['Nickname', 'Mia'],
    ['Real name', 'Maria Santos'],
    ['Birthday', 'December 31, 1990'],
    ['LINE', 'maria.line'],
    ['WeChat', 'maria_wechat'],
    ['Referrer', 'Amelia Tan'],
  ] as const) {
    const term = page.getByRole('main').locator(`dt:has-text("${label}") + dd`).first();
    await expect(term).toHaveText(value);
  }
  const transactionPassword = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Transaction password', { exact: true }) });
  await expect(transactionPassword).toContainText(
    'Not set yet. Without it nothing can be withdrawn.',
  );
  const secret = { newPaymentPassword: '274193', confirmPaymentPassword: '274193' };
  const change = { loginPassword: PASSWORD, ...secret };
  await gateway.client.value(setPaymentPassword, change, { token });
  await page.reload();
  await expect(transactionPassword).toContainText('Set. Six digits that protect your withdrawals.');
  await gateway.developer(
    'register-rules',
    rulesOf(() => rule(0, 'off')),
  );
});

test('[R7.06] [R8.03] the sandbox’s login provider opens an account, and recognizes it the next time', async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  // With a provider in a popup of another origin, the COOP headers differ.
  await configure(gateway, { google: { clientId: 'client', clientSecret: 'secret' } });
  const name = freshName();
  const entry = page.getByRole('button', { name: 'Continue with Sandbox ID' });
  const provider = async () => {
    const opened = context.waitForEvent('page');
    await entry.click();
    return opened;
  };
  await page.goto('/login');
  await (await provider()).close();
  await expect(page.getByRole('alert')).toContainText('Login failure, please try again');

  const choose = async () => {
    const other = await provider();
    await other.getByRole('textbox', { name: 'Name' }).fill('Ana Cruz');
    await other.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.com`);
    return other;
  };
  const first = await choose();
  await expectNoAxeViolations(first);
  await first.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Sandbox ID has confirmed you as Ana Cruz.')).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  // A reload keeps the provider's data.
  await page.reload();
  await page.getByRole('textbox', { name: /^Username/ }).fill(name);
  await page.getByRole('checkbox').check();
  await send(page);
  await closeWelcome(page);
  expect(await account(page)).toBe(name);

  await configure(gateway);
  await asVisitor(page);
  await page.goto('/login');
  await (await choose()).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await account(page)).toBe(name);
});

test('[R7.06] [R8.02] [R5.08c] a blocked third-party script shows the message of the catalogue, and is retried; a captcha that is closed unsolved asks to verify first', async ({
  page,
  problems,
  gateway,
}) => {
  problems.allow(/ERR_FAILED/, REFUSED);
  const challenge = { provider: 'geetest', difficulty: 13, neededAt: ['register'] };
  await gateway.developer('settings', { challenge });
  await configure(gateway, {
    google: { clientId: 'client', clientSecret: 'secret' },
    geetest: { captchaId: 'captcha', captchaKey: 'key' },
  });
  const told = 'Network link is abnormal, please try again.';
  const alert = page.getByRole('alert').filter({ hasText: told });
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  await page.route('https://static.geetest.com/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();

  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Username/ }).fill(freshName());
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await send(page);
  await expect(alert).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toHaveValue(PASSWORD);

  // The script loads at the next try, and its result is sent to the gateway.
  await page.unroute('https://static.geetest.com/**');
  await standInForGeetest(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(register.path));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please verify first' })).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toHaveValue(PASSWORD);
  await send(page);
  expect((await sent).method()).toBe('PUT');
  await configure(gateway);
  await gateway.developer('settings', { challenge: { ...challenge, provider: 'local' } });
});

test('[R5.08a] [R5.08c] the messages of section 5 are shown in Filipino', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  problems.allow(REFUSED);
  const catalogue = async (part: string): Promise<Record<string, string>> =>
    (await import(`../../portal/${part}/messages/fil.json`, { with: { type: 'json' } })).default;
  const texts = { ...(await catalogue('features/auth')), ...(await catalogue('app')) };
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('button[type="submit"]');
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  const told = async (id: string, count = 1) =>
    expect(page.getByText(texts[id] ?? id, { exact: true })).toHaveCount(count);
  const challenge = { provider: 'geetest', difficulty: 13, neededAt: ['register'] };
  await gateway.developer('settings', { challenge });
  await configure(gateway, { geetest: { captchaId: 'captcha', captchaKey: 'key' } });
  await gateway.developer('register-rules', { affiliateCode: { ...rule(0), maxLength: 30 } });
  await preferLanguage(context, gateway.url, 'TY');
  await page.goto('/login');
  await submit.click();
  await told('auth.problem.usernameAndPassword');
  await dialog.getByRole('tab').last().click();
  await field('mobileNum').fill('12');
  await dialog.getByRole('button', { name: texts['auth.code.send'] ?? '' }).click();
  await told('auth.problem.mobile');
  await field('mobileNum').fill('9171234567');
  await field('verificationCode').fill('000');
  await submit.click();
  await told('error.verification_code_invalid');

  await standInForGeetest(page);
  await page.goto('/register');
  await submit.click();
  await told('auth.problem.required', 3);
  await field('username').fill(freshName());
  await field('password').fill(PASSWORD);
  await field('confirmPassword').fill(`${PASSWORD}!`);
  await dialog.getByRole('checkbox').check();
  await submit.click();
  await told('auth.problem.confirm');
  await field('confirmPassword').fill(PASSWORD);
  await field('affiliateCode').fill('NOBODY1');
  await submit.click();
  await told('error.invitation_code_error');
  await field('affiliateCode').fill('');
  await submit.click();
  await told('error.geetest_captcha_err');
  await configure(gateway);
  await gateway.developer('settings', { challenge: { ...challenge, provider: 'local' } });
  await gateway.developer('register-rules', { affiliateCode: rule(0, 'off') });
});

test('[R7.06] [R4.11c] [R4.11d] [R4.12] Firebase verifies the number after the challenge, once for each code', async ({
  page,
  gateway,
  firebase,
  problems,
}) => {
  problems.allow(/127\.0\.0\.1.*(recaptchaConfig|signInWithPhoneNumber)/, REFUSED);
  await configure(gateway, { phoneAuth: FIREBASE });
  const names = new Map<string, string>([
    [challengeCall.path, 'challenge'],
    ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber', 'confirm'],
    [registerMobile.path, 'register'],
  ]);
  const steps: string[] = [];
  page.on('request', (request) => {
    const step = names.get(new URL(request.url()).pathname);
    if (step) steps.push(step);
  });
  const number = freshNumber();
  const mobile = page.getByRole('textbox', { name: /^Mobile number/ });
  const code = page.getByLabel(/^SMS verification code/);
  const waiting = page.getByRole('button', { name: /^Resend in (1:00|0:5\d)$/ });
  await page.goto('/register');
  await page.getByRole('tab', { name: 'With mobile number' }).click();
  await mobile.fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(waiting).toBeVisible();
  await fillPasswords(page);
  await page.getByRole('checkbox').check();
  await code.fill('000');
  await send(page);
  await expect(page.getByText(/^Verification code is not valid, missing or has/)).toBeVisible();
  expect(steps.splice(0)).toEqual(['challenge', 'confirm']);
  await code.fill(await firebase.codeOf(`+63${number}`));
  await page.getByLabel(/^Password/).fill('password123');
  await page.getByLabel(/^Confirm password/).fill('password123');
  await send(page);
  await expect(page.getByText('This password is too common.')).toBeVisible();
  expect(steps.splice(0)).toEqual(['challenge', 'confirm', 'register']);
  // Firebase accepts a code once: its ID token is kept for the next try.
  await fillPasswords(page);
  await send(page);
  await closeWelcome(page);
  expect(steps).toEqual(['challenge', 'register']);
  expect(await account(page)).toBe(`63${number}`);
  // The code was used: neither the number nor Firebase's state is kept for the next person.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((name) => /^(smsCode|phoneVerification):/.test(name))).toEqual([]);
});

test('[R4.04c] [R4.04d] [R7.06] no change is enforced after a login by Firebase with an expired password', async ({
  page,
  gateway,
  firebase,
  problems,
}) => {
  problems.allow(/127\.0\.0\.1.*recaptchaConfig/);
  await configure(gateway, { phoneAuth: FIREBASE });
  await gateway.setFlags({ PWDEXPFORCECHANGE3: true });
  await gateway.developer('settings', { passwordExpiryDays: 1 });
  // The number of demo_player, whose password is older than a day.
  const number = '9171234567';
  const known = watchCalls(page, memberInfo);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(login.path));
  await page.goto('/login');
  await page.getByRole('tab', { name: 'With SMS code' }).click();
  await page.getByRole('textbox', { name: /^Mobile number/ }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in (1:00|0:5\d)$/ })).toBeVisible();
  await page.getByLabel(/^SMS verification code/).fill(await firebase.codeOf(`+63${number}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  expect((await (await answered).json()).value).toMatchObject({ passwordExpired: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => known.length).toBeGreaterThan(0);
  expect((await known[0]?.response())?.status()).toBe(200);
  expect(await account(page)).toBe('demo_player');
  await gateway.developer('settings', { passwordExpiryDays: 0 });
});

test('[R8.03] [R9.05] errors of Firebase are shown in a dialog, in both languages', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  problems.allow(/127\.0\.0\.1/);
  const refusals = [
    ['INVALID_PHONE_NUMBER', 'Invalid phone number format', 'Mali ang format ng numero'],
    ['MISSING_PHONE_NUMBER', 'Please enter a valid phone number', 'Maglagay ng wastong numero'],
    ['SOMETHING_NEW', 'An unknown error occurred', 'May nangyaring hindi kilalang error'],
    ['CAPTCHA_CHECK_FAILED', 'Invalid reCaptcha input', 'Mali ang sagot sa reCaptcha'],
    ['QUOTA_EXCEEDED', 'Quota not sufficient, contact', 'Hindi sapat ang quota'],
    ['OPERATION_NOT_ALLOWED', 'Not enabled function, contact', 'Hindi naka-enable'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'try again after 5 minutes', 'pagkalipas ng 5 minuto'],
  ] as const;
  await configure(gateway, { phoneAuth: FIREBASE });
  let message = '';
  await page.route('**/accounts:sendVerificationCode*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message } },
    }),
  );
  const warning = page.getByRole('alertdialog');
  for (const language of ['EN', 'TY'] as const) {
    await preferLanguage(context, gateway.url, language);
    await page.goto('/register');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('PH');
    await page.locator('[name="mobileNum"]').fill('9171234567');
    const button = page.getByRole('button', { name: /^(Send code|Ipadala ang code)/ });
    const shown = language === 'EN' ? refusals.slice(0, -1) : refusals.slice(-1);
    for (const [code, english, filipino] of shown) {
      message = code;
      await button.click();
      await expect(warning).toContainText(language === 'EN' ? english : filipino);
      await warning.getByRole('button', { name: 'OK' }).click();
      // At most one press a second counts (R5.07).
      await skipSecond(page);
    }
    await page.evaluate(() => localStorage.clear());
  }
  // R9.05: the next code can be requested after five minutes.
  const waiting = page.getByRole('button', { name: /[45]:\d\d/ });
  await expect(waiting).toBeVisible();
  // No code was sent, and no message says so; another number has to wait as long.
  const said = page.getByRole('status').filter({ hasText: /[45]:\d\d/ });
  await expect(said).toHaveText(/^Ipadala ulit sa [45]:\d\d$/);
  await page.locator('[name="mobileNum"]').fill('9181234567');
  await expect(waiting).toBeDisabled();
  await configure(gateway);
});
