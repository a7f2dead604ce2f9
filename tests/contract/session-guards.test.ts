import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { favouriteIds } from '../../gateway/contract/games.ts';
import { changePassword, memberInfo } from '../../gateway/contract/members.ts';
import { captcha, loginFreePlay, sendLoginCode, touch } from '../../gateway/contract/session.ts';
import { sessions } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';
import { captchaAnswer, tryLogin } from './login-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

describe('responses to failed logins', () => {
  test('empty fields are named', async () => {
    const answer = await tryLogin(client(), { username: ' ', password: '' });
    expect(answer.value).toEqual({ fields: { username: 'required', password: 'required' } });
  });
});

describe('captcha', () => {
  test('[R7.02a] the third failure requires it, a wrong one is refused, the right one succeeds', async () => {
    const caller = client();
    expect((await tryLogin(caller)).value).toBeUndefined();
    expect((await tryLogin(caller)).value).toBeUndefined();
    expect((await tryLogin(caller)).value).toEqual({ captcha: true });
    const right = { password: DEMO_PASSWORD };
    expect(await tryLogin(caller, right)).toMatchObject({
      errorCode: 'captcha_err',
      value: { captcha: true },
    });

    const drawn = await caller.call(captcha, {});
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    expect(drawn.headers.get('set-cookie')).toMatch(/captchaId=.*HttpOnly.*SameSite=Strict/);
    const png = Buffer.from(drawn.success ? drawn.value : '', 'base64');
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);

    const answer = await captchaAnswer(running);
    expect(await tryLogin(caller, { ...right, captcha: 'WRONG' })).toMatchObject({
      errorCode: 'captcha_err',
    });
    // It was used up by the wrong attempt.
    expect(await tryLogin(caller, { ...right, captcha: answer })).toMatchObject({
      errorCode: 'captcha_err',
    });
    running.gateway.clock.advance(1000);
    await caller.value(captcha, {});
    const second = (await captchaAnswer(running)).toLowerCase();
    expect((await tryLogin(caller, { ...right, captcha: second })).status).toBe(200);
    // The failures are reset.
    expect((await tryLogin(caller)).value).toBeUndefined();
  });

  test('can be requested at most once a second, and expires', async () => {
    const caller = client();
    await caller.value(captcha, {});
    const answer = await caller.call(captcha, {});
    expect(answer).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
      value: { retryAfter: 1 },
    });
    expect(answer.headers.get('retry-after')).toBe('1');
    for (let failure = 0; failure < 3; failure += 1) await tryLogin(caller);
    const input = await captchaAnswer(running);
    await caller.developer('clock', { advanceMs: 5 * 60_000 + 1 });
    expect(await tryLogin(caller, { password: DEMO_PASSWORD, captcha: input })).toMatchObject({
      errorCode: 'captcha_err',
    });
  });

  test('many failures lock the name for that address, for a limited time', async () => {
    const caller = client();
    const name = { username: 'somebody_else' };
    for (let failure = 0; failure < 10; failure += 1) {
      if (failure < 3) {
        await tryLogin(caller, name);
        continue;
      }
      await caller.developer('clock', { advanceMs: 1000 });
      await caller.value(captcha, {});
      await tryLogin(caller, { ...name, captcha: await captchaAnswer(running) });
    }
    const locked = await tryLogin(caller, name);
    expect(locked).toMatchObject({ status: 403, errorCode: 'account_locked' });
    expect(locked.success ? 0 : locked.value?.retryAfter).toBeGreaterThan(800);
    expect((await tryLogin(client(), name)).errorCode).toBe('login.incorrect');
    await caller.developer('clock', { advanceMs: 15 * 60_000 });
    expect((await tryLogin(caller, name)).errorCode).toBe('login.incorrect');
  });
});

describe('login by SMS', () => {
  const mobile = { countryDialingCode: '63', mobileNum: '0917 123 4567' };
  const bySms = (caller: TestClient, verificationCode: string) =>
    tryLogin(caller, { ...mobile, type: 'sms', verificationCode });

  test('a code logs in once, and is not sent again while it is valid', async () => {
    const caller = client();
    const sent = await caller.value(sendLoginCode, mobile);
    expect(sent).toMatchObject({ expiredMinutes: 5, maxAttemptTimes: 5 });
    await caller.developer('clock', { advanceMs: 1001 });
    const again = await caller.call(sendLoginCode, mobile);
    expect(again).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    const code = await caller.smsCode('+639171234567');
    expect((await bySms(caller, '0')).errorCode).toBe('verification_code_invalid');
    const answer = await bySms(caller, code);
    expect(answer).toMatchObject({ success: true, value: { userName: 'demo_player' } });
    expect((await bySms(caller, code)).errorCode).toBe('verification_code_invalid');
  });

  test('an unknown number gets the same response and no message', async () => {
    const caller = client();
    const unknown = { countryDialingCode: '63', mobileNum: '999 000 0001' };
    expect(await caller.value(sendLoginCode, unknown)).toMatchObject({ expiredMinutes: 5 });
    await expect(caller.smsCode('+639990000001')).rejects.toThrow('No code');
  });

  test('five wrong attempts use a code up', async () => {
    const caller = client();
    await caller.value(sendLoginCode, mobile);
    const code = await caller.smsCode('+639171234567');
    for (let tries = 0; tries < 5; tries += 1) await bySms(caller, 'no code');
    expect((await bySms(caller, code)).errorCode).toBe('verification_code_invalid');
  });

  test('[R6.06i] with MOBILEVERCODELOGIN3 off neither code nor login is available', async () => {
    const caller = client();
    await caller.developer('flags', { MOBILEVERCODELOGIN3: false });
    expect((await caller.call(sendLoginCode, mobile)).errorCode).toBe('function.not.available');
    expect((await bySms(caller, '1')).errorCode).toBe('function.not.available');
    await caller.developer('flags', { MOBILEVERCODELOGIN3: true });
  });
});

describe('free play', () => {
  const request = { os: 'linux', platform: 'W', encryption: true, gatewayVersion: 3 } as const;

  test('a trial has play money, may hold several sessions, and no real rights', async () => {
    const caller = client();
    const first = await caller.freePlay();
    const second = await caller.freePlay();
    expect(first.customerType).toBe(4);
    expect(first.id).not.toBe(second.id);
    expect((await caller.call(touch, {}, { token: first.token })).status).toBe(200);
    const info = await caller.value(memberInfo, {}, { token: first.token });
    expect(info).toMatchObject({ type: 4, balance: 2000, unreadMessages: 0, vip: false });
    const refused = await caller.call(favouriteIds, {}, { token: first.token });
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    const password = await caller.call(changePassword, change, { token: first.token });
    expect(password.errorCode).toBe('in_need_true_account');
  });

  test('asks for the age where the merchant requires it', async () => {
    const caller = client();
    const young = { ...request, ageConfirmed: false };
    expect((await caller.call(loginFreePlay, young)).errorCode).toBe('terms_not_accepted');
    await caller.developer('settings', { trialNeedsAgeConfirmation: false });
    expect((await caller.call(loginFreePlay, young)).success).toBe(true);
    await caller.developer('settings', { trialNeedsAgeConfirmation: true });
  });

  test('[R6.06g] is off without FREEPLAY3, and limited by address', async () => {
    const caller = client();
    const grown = { ...request, ageConfirmed: true };
    await caller.developer('flags', { FREEPLAY3: false });
    expect((await caller.call(loginFreePlay, grown)).errorCode).toBe('function.not.available');
    await caller.developer('flags', { FREEPLAY3: true });
    await caller.developer('settings', {
      hourlyLimits: { freePlay: 2, register: 60, sms: 60 },
    });
    await caller.freePlay();
    await caller.freePlay();
    const third = await caller.call(loginFreePlay, grown);
    expect(third).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect((await client().freePlay()).customerType).toBe(4);
  });
});

test('tokens are stored as hashes only', async () => {
  const { token } = await client().logIn('demo_player');
  const rows = await running.gateway.db.select().from(sessions);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
