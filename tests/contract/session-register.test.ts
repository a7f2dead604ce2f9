import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { affiliate, memberInfo, register, registerMobile } from '../../gateway/contract/members.ts';
import { sendRegisterCode } from '../../gateway/contract/session.ts';
import { permission, registerSettings } from '../../gateway/contract/system.ts';
import { GatewayError } from '../../gateway/core/gateway-error.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { requirePort } from '../../gateway/core/ports.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { whileHashesAreRefused } from './login-support.ts';

type Registration = RequestOf<typeof register>;

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);
const PASSWORD = 'quiet-river-42';
const newName = () => `u${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function registration(
  caller: TestClient,
  change: Partial<Registration> = {},
): Promise<Registration> {
  const { info } = await caller.value(permission, {});
  return {
    username: newName(),
    password: PASSWORD,
    confirmPassword: change.password ?? PASSWORD,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await caller.solveChallenge(),
    ...change,
  };
}

async function attempt(change: Partial<Registration> = {}, caller = client()) {
  return caller.call(register, await registration(caller, change));
}

describe('register', () => {
  test('opens an account, logs it in and shows the welcome', async () => {
    const caller = client();
    const username = `Maria${newName().slice(0, 8)}`;
    const value = await caller.value(
      register,
      await registration(caller, { username, payeeName: 'Maria Santos', email: 'm@example.com' }),
    );
    expect(value).toMatchObject({
      userName: username.toLowerCase(),
      customerType: 0,
      firstTimeLogin: true,
      weakPassword: false,
    });
    const info = await caller.value(memberInfo, {}, { token: value.token });
    expect(info).toMatchObject({ nickname: username, balance: 0, unreadMessages: 1 });
    expect((await client().logIn(username, PASSWORD)).id).toBe(value.id);
  });

  test('[R1.07] the welcome is in the chosen language', async () => {
    const caller = client();
    const { token } = await caller.value(register, await registration(caller), { language: 'TY' });
    const inbox = async (language: 'EN' | 'TY') => {
      const { list } = await caller.value(
        getInbox,
        { pageNo: 1, pageSize: 10 },
        { token, language },
      );
      return list.map(({ title, body }) => `${title}: ${body}`);
    };
    expect(await inbox('EN')).toEqual([expect.stringMatching(/^Welcome: Your account is ready\./)]);
    expect(await inbox('TY')).toEqual([
      expect.stringMatching(/^Maligayang pagdating: Handa na ang account mo\./),
    ]);
  });

  test('names are unique regardless of case', async () => {
    const username = newName();
    expect((await attempt({ username })).status).toBe(200);
    const answer = await attempt({ username: username.toUpperCase() });
    expect(answer).toMatchObject({ status: 409, errorCode: 'username_duplicated' });
  });

  test('of concurrent registrations with equal names one succeeds', async () => {
    const username = newName();
    const answers = await Promise.all(Array.from({ length: 4 }, () => attempt({ username })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    for (const answer of answers.filter((each) => !each.success)) {
      expect(answer.errorCode).toBe('username_duplicated');
    }
  });

  test.each([
    [{ username: '1abcd' }, { username: 'reg_pattern_1' }],
    [{ username: 'abc' }, { username: 'reg_pattern_1' }],
    [{ username: '' }, { username: 'required' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'reg_pattern_0' }],
    [{ confirmPassword: 'another' }, { confirmPassword: 'confirm_incorrect' }],
    [{ email: 'no address' }, { email: 'reg_pattern_3' }],
    [{ payeeName: 'R2-D2' }, { payeeName: 'reg_pattern_8' }],
  ])('%o is refused with %o', async (change, fields) => {
    const answer = await attempt(change);
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields },
    });
  });

  test('the merchant can require a field and change its bounds', async () => {
    const caller = client();
    await caller.developer('register-rules', {
      email: { required: true },
      username: { minLength: 14 },
    });
    const rules = await caller.value(registerSettings, {});
    expect(rules.email).toMatchObject({ enabled: true, required: true });
    const answer = await attempt({ username: 'short' });
    expect(answer.value).toEqual({ fields: { email: 'required', username: 'reg_pattern_1' } });
    await caller.developer('register-rules', {
      email: { required: false },
      username: { minLength: 4 },
    });
  });

  test('common passwords, the default one and the own name are refused', async () => {
    for (const password of ['Password123', 'Baize1234', 'ownname12']) {
      const answer = await attempt({ username: 'ownname12', password });
      expect(answer.errorCode, password).toBe('password_common');
    }
  });

  test('the current terms must be accepted', async () => {
    expect((await attempt({ termsAccepted: false })).errorCode).toBe('terms_not_accepted');
    expect((await attempt({ termsVersion: '2001-01-01' })).errorCode).toBe('terms_not_accepted');
  });

  test('a challenge is required, must be solved, and works once', async () => {
    const caller = client();
    expect((await attempt({ challenge: undefined })).errorCode).toBe('geetest_captcha_err');
    const solved = await caller.solveChallenge();
    const wrong = { ...solved, geetestValidate: 'wrong' };
    expect((await attempt({ challenge: wrong })).errorCode).toBe('geetest_captcha_err');
    expect((await attempt({ challenge: solved })).errorCode).toBe('geetest_captcha_err');
    const again = await caller.solveChallenge();
    expect((await attempt({ challenge: again })).status).toBe(200);
    expect((await attempt({ challenge: again })).errorCode).toBe('geetest_captcha_err');
  });

  test('an invitation code puts the account below its agent, a wrong one is refused', async () => {
    const caller = client();
    const domain = 'localhost';
    expect(await caller.value(affiliate, { code: 'demo2026', domain })).toEqual({
      code: 'DEMO2026',
      valid: true,
    });
    const unknown = await caller.call(affiliate, { code: 'NOBODY', domain });
    expect(unknown).toMatchObject({ status: 200, value: { code: 'NOBODY', valid: false } });
    expect((await attempt({ affiliateCode: 'NOBODY' })).errorCode).toBe('invitation_code_error');
    expect((await attempt({ affiliateCode: 'DEMO2026' })).status).toBe(200);
    expect((await attempt({ referralCode: 'DEMO2026' })).status).toBe(200);
  });

  test('[R6.06b] is disabled without USERNAMEREG3', async () => {
    const caller = client();
    await caller.developer('flags', { USERNAMEREG3: false });
    expect((await attempt()).errorCode).toBe('function.not.available');
    expect((await caller.value(permission, {})).info.register).toEqual(['registerMobile']);
    await caller.developer('flags', { USERNAMEREG3: true });
  });
});

const { hourlyLimits: HOURLY } = DEFAULT_SETTINGS;

test('attempts are counted before a password is checked and an inviter is looked up', async () => {
  const caller = client();
  await caller.developer('settings', { hourlyLimits: { ...HOURLY, register: 5 } });
  await caller.developer('clock', { advanceMs: HOUR });
  const input = await registration(caller, { affiliateCode: 'NOBODYS' });
  const codes: string[] = [];
  for (let time = 0; time < 21; time += 1) {
    const answer = await caller.call(register, input);
    codes.push(answer.success ? 'accepted' : answer.errorCode);
  }
  expect(codes.slice(0, 20).every((code) => code === 'invitation_code_error')).toBe(true);
  expect(codes[20]).toBe('TOO_MANY_REQUEST');
  await caller.developer('settings', { hourlyLimits: HOURLY });
  await caller.developer('clock', { advanceMs: HOUR });
});

describe('register by mobile', () => {
  const number = { countryDialingCode: '63', mobileNum: '0918 555 0001' };
  const e164 = '+639185550001';

  test('[R4.11d] the number, verified by a code, becomes the username', async () => {
    const caller = client();
    const input = async (change: Partial<Registration> = {}) =>
      caller.call(registerMobile, await registration(caller, { ...number, ...change }));
    expect((await input()).errorCode).toBe('verification_code_invalid');
    const request = { countryDialingCode: '63', mobileNo: number.mobileNum };
    expect((await caller.value(sendRegisterCode, request)).expiredMinutes).toBe(5);
    const verificationCode = await caller.smsCode(e164);
    const answer = await input({ verificationCode });
    expect(answer).toMatchObject({ success: true, value: { userName: '639185550001' } });
    for (const name of ['639185550001', '0918 555 0001', '+63 918 555 0001']) {
      expect((await client().logIn(name, PASSWORD)).userName, name).toBe('639185550001');
    }
    // The number is taken now, which only its verified owner is told.
    expect((await input({ verificationCode: '000' })).errorCode).toBe('verification_code_invalid');
    await caller.developer('clock', { advanceMs: 6 * 60_000 });
    await caller.value(sendRegisterCode, request);
    const second = await input({ verificationCode: await caller.smsCode(e164) });
    expect(second.status).toBe(409);
  });

  test('[R4.11d] a refused hash leaves the code valid, and a wrong code requests no hash', async () => {
    const caller = client();
    const other = { ...number, mobileNum: '0918 555 0004' };
    const request = { countryDialingCode: '63', mobileNo: other.mobileNum };
    await caller.value(sendRegisterCode, request);
    const verificationCode = await caller.smsCode('+639185550004');
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    const inputs = [
      await registration(caller, { ...other, verificationCode }),
      await registration(caller, { ...other, verificationCode: wrong }),
    ];
    const answers = await whileHashesAreRefused(async () => {
      const codes: (string | undefined)[] = [];
      for (const input of inputs) codes.push((await caller.call(registerMobile, input)).errorCode);
      return codes;
    });
    expect(answers).toEqual(['TOO_MANY_REQUEST', 'verification_code_invalid']);
    const again = await registration(caller, { ...other, verificationCode });
    expect(await caller.call(registerMobile, again)).toMatchObject({ success: true });
  });

  test('[R8.08] a carrier’s failure is reported at registration, in its own words', async () => {
    const refusal = new GatewayError('sms_send_failed', 'No carrier.');
    const send = vi.spyOn(requirePort(running.gateway.ports, 'sms'), 'send');
    send.mockRejectedValue(refusal);
    const request = { countryDialingCode: '63', mobileNo: '0918 555 0005' };
    expect(await client().call(sendRegisterCode, request)).toMatchObject({
      status: 502,
      errorCode: 'sms_send_failed',
      message: 'No carrier.',
    });
    send.mockRestore();
  });

  test('[R9.13] a code of 255 characters is compared, a longer one is refused unread', async () => {
    const caller = client();
    const attempt = async (length: number) => {
      const verificationCode = '1'.repeat(length);
      const mobileNum = '0918 555 0009';
      const input = await registration(caller, { ...number, mobileNum, verificationCode });
      return caller.call(registerMobile, input);
    };
    for (const length of [0, 255]) {
      expect((await attempt(length)).errorCode, `${length}`).toBe('verification_code_invalid');
    }
    expect((await attempt(256)).status).toBe(400);
  });

  test('a wrong number is named', async () => {
    const caller = client();
    const input = await registration(caller, { ...number, mobileNum: '12' });
    const answer = await caller.call(registerMobile, input);
    expect(answer.value).toEqual({ fields: { mobileNum: 'mobile_invalid' } });
  });

  test.each([register, registerMobile])(
    '[R5.02] the merchant’s rule for mobile numbers applies to $path',
    async (call) => {
      const caller = client();
      await caller.developer('flags', { REGMOBVERF3: false });
      const mobileNum = {
        enabled: true,
        required: true,
        patternId: 6,
        minLength: 10,
        maxLength: 10,
      };
      await caller.developer('register-rules', { mobileNum });
      const digits = String(Date.now()).slice(-8);
      const attempt = async (typed: string) =>
        caller.call(call, await registration(caller, { ...number, mobileNum: typed }));
      expect(await attempt(digits)).toMatchObject({
        errorCode: 'request_param_err',
        value: { fields: { mobileNum: 'reg_pattern_6' } },
      });
      expect(await attempt(`91 ${digits}`)).toMatchObject({ success: true });
      await caller.developer('register-rules', { mobileNum: { enabled: false, required: false } });
      await caller.developer('flags', { REGMOBVERF3: true });
    },
  );

  test('[R4.11d] [R6.06e] [R6.06c] requires no code without REGMOBVERF3, and is disabled without MOBILENUMREG3', async () => {
    const caller = client();
    await caller.developer('flags', { REGMOBVERF3: false });
    const open = await registration(caller, { ...number, mobileNum: '0918 555 0002' });
    expect((await caller.call(registerMobile, open)).status).toBe(200);
    await caller.developer('flags', { MOBILENUMREG3: false });
    const input = await registration(caller, { ...number, mobileNum: '0918 555 0003' });
    const answer = await caller.call(registerMobile, input);
    expect(answer.errorCode).toBe('function.not.available');
    await caller.developer('flags', { MOBILENUMREG3: true, REGMOBVERF3: true });
  });
});
