import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmAuthenticator,
  loginSafety,
  removeAuthenticator,
  removeKnownPlace,
  setUpAuthenticator,
} from '../../gateway/contract/login-safety.ts';
import { login, sendVerifyLoginCode, verifyLogin } from '../../gateway/contract/session.ts';
import { authenticators, recoveryCodes } from '../../gateway/database/schema/index.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';

const MOBILE = '+639171234567';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await createClient(running.url).developer('flags', { LOGINIPVERF3: true });
}, 60_000);
afterAll(() => running.close());

/** Prevents that the last used code delays the next test. */
beforeEach(() => createClient(running.url).developer('clock', { advanceMs: 16 * 60_000 }));

const client = () => createClient(running.url);

function tryLogin(caller: TestClient, loginDeviceId: string, change: object = {}) {
  return caller.call(login, {
    type: 'username',
    username: 'demo_player',
    password: DEMO_PASSWORD,
    loginDeviceId,
    audience: 'any',
    ...change,
  } as const);
}

/** The pending verification of a login from an unknown place. */
async function begin(caller: TestClient, loginDeviceId: string, change: object = {}) {
  const answer = await tryLogin(caller, loginDeviceId, change);
  expect(answer).toMatchObject({ status: 401, errorCode: 'login_verify_required' });
  const verification = answer.success ? undefined : answer.value?.verification;
  if (!verification) throw new Error('No verification came with the refusal.');
  return verification;
}

async function enterBySms(caller: TestClient, loginDeviceId: string, change: object = {}) {
  const { verificationId } = await begin(caller, loginDeviceId, change);
  await caller.value(sendVerifyLoginCode, { verificationId });
  const verificationCode = await caller.smsCode(MOBILE);
  const request = { verificationId, method: 'sms', verificationCode, loginDeviceId } as const;
  return caller.value(verifyLogin, request);
}

const codeNow = (secret: string) => codeAt(secret, stepAt(running.gateway.clock.now()));
const wrongCode = (secret: string) => (codeNow(secret) === '000000' ? '111111' : '000000');

/** Adds an authenticator app to the session's account. */
async function addAuthenticator(caller: TestClient, token: string) {
  const { secret } = await caller.value(setUpAuthenticator, { password: DEMO_PASSWORD }, { token });
  const verificationCode = codeNow(secret);
  const { recoveryCodes: codes } = await caller.value(
    confirmAuthenticator,
    { verificationCode },
    { token },
  );
  return { secret, verificationCode, codes };
}

describe('a login from an unregistered place', () => {
  test('[R2.17] requires the code by SMS, once; from there on none', async () => {
    const caller = client();
    const device = randomUUID();
    const verification = await begin(caller, device);
    expect(verification.methods).toEqual(['sms']);
    expect(verification.mobile).toMatch(/^\+63•+567$/);
    const { token } = await enterBySms(caller, device);
    expect(token).toBeTruthy();
    expect(await tryLogin(caller, device)).toMatchObject({ success: true });
    // Another device, or the same one at another address, is another place.
    await begin(caller, randomUUID());
    await begin(client(), device);
  });

  test('[R2.17] a device keeps its place when its IPv6 address changes within the network', async () => {
    const home = createClient(running.url, '2001:db8:17:1:aaaa::1');
    const device = randomUUID();
    const { token } = await enterBySms(home, device);
    const next = createClient(running.url, '2001:db8:17:1:bbbb::2');
    const entered = await tryLogin(next, device);
    expect(entered).toMatchObject({ success: true });
    const { places } = await next.value(
      loginSafety,
      {},
      { token: entered.success ? entered.value.token : token },
    );
    // The last whole address is shown.
    expect(places.filter(({ current }) => current)).toMatchObject([
      { ip: '2001:db8:17:1:bbbb::2' },
    ]);
    await begin(createClient(running.url, '2001:db8:17:2::1'), device);
  });

  test('[R2.17] reveals nothing before the password is right, and asks nothing without the flag', async () => {
    const caller = client();
    const guess = await tryLogin(caller, randomUUID(), { password: 'guess' });
    expect(guess).toMatchObject({ errorCode: 'login.incorrect' });
    await caller.developer('flags', { LOGINIPVERF3: false });
    expect(await tryLogin(caller, randomUUID())).toMatchObject({ success: true });
    await caller.developer('flags', { LOGINIPVERF3: true });
  });

  test('an account without any second factor registers its first place, and no other', async () => {
    const caller = client();
    const change = { username: 'demo_first' };
    expect(await tryLogin(caller, randomUUID(), change)).toMatchObject({ success: true });
    expect((await begin(caller, randomUUID(), change)).methods).toEqual([]);
  });

  test('a code works once, only for its browser, and attempts are limited', async () => {
    const caller = client();
    const device = randomUUID();
    const { verificationId } = await begin(caller, device);
    await caller.value(sendVerifyLoginCode, { verificationId });
    const verificationCode = await caller.smsCode(MOBILE);
    const request = {
      verificationId,
      method: 'sms',
      verificationCode,
      loginDeviceId: device,
    } as const;
    const elsewhere = { ...request, loginDeviceId: randomUUID() };
    expect(await caller.call(verifyLogin, elsewhere)).toMatchObject({
      errorCode: 'login_verify_expired',
    });
    expect(await caller.call(verifyLogin, request)).toMatchObject({ success: true });
    expect(await caller.call(verifyLogin, request)).toMatchObject({
      errorCode: 'login_verify_expired',
    });

    const next = await begin(caller, randomUUID());
    const wrong = { ...request, verificationId: next.verificationId };
    expect(await caller.call(verifyLogin, { ...wrong, loginDeviceId: device })).toMatchObject({
      errorCode: 'login_verify_expired',
    });
  });

  test('five wrong codes end the login, fifteen lock the account for a while', async () => {
    const caller = client();
    const tryWrong = async () => {
      const loginDeviceId = randomUUID();
      const { verificationId } = await begin(caller, loginDeviceId);
      const wrong = { verificationId, method: 'totp', verificationCode: '000000', loginDeviceId };
      const codes: (string | undefined)[] = [];
      for (let time = 0; time < 6; time += 1) {
        codes.push((await caller.call(verifyLogin, wrong as never)).errorCode);
      }
      return codes;
    };
    const five = Array.from({ length: 5 }, () => 'verification_code_invalid');
    expect(await tryWrong()).toEqual([...five, 'login_verify_expired']);
    await tryWrong();
    await tryWrong();
    expect((await tryWrong())[0]).toBe('account_locked');
    await caller.developer('clock', { advanceMs: 16 * 60_000 });
    expect((await enterBySms(caller, randomUUID())).token).toBeTruthy();
  });

  test('the login can be completed for ten minutes, not longer', async () => {
    const caller = client();
    const device = randomUUID();
    const { verificationId, expiresAt } = await begin(caller, device);
    expect(Math.abs(expiresAt - running.gateway.clock.now() - 600_000)).toBeLessThan(5000);
    await caller.developer('clock', { advanceMs: 10 * 60_000 + 1000 });
    expect(await caller.call(sendVerifyLoginCode, { verificationId })).toMatchObject({
      errorCode: 'login_verify_expired',
    });
  });
});

describe('the authenticator app', () => {
  test('[R2.17] verifies a login; its codes are accepted once, and so are recovery codes', async () => {
    const caller = client();
    const home = randomUUID();
    const { token } = await enterBySms(caller, home);
    const wrongPassword = { password: 'not this one' };
    expect(await caller.call(setUpAuthenticator, wrongPassword, { token })).toMatchObject({
      errorCode: 'password_incorrect',
    });
    const { secret, verificationCode: first, codes } = await addAuthenticator(caller, token);
    expect(codes).toHaveLength(10);
    expect(
      await caller.call(setUpAuthenticator, { password: DEMO_PASSWORD }, { token }),
    ).toMatchObject({ status: 409, errorCode: 'authenticator_exists' });

    const away = client();
    const device = randomUUID();
    const { verificationId, methods } = await begin(away, device);
    expect(methods).toEqual(['totp']);
    const prove = (verificationCode: string) =>
      away.call(verifyLogin, {
        verificationId,
        verificationCode,
        loginDeviceId: device,
        method: 'totp',
      });
    // The code that confirmed the app is used up already.
    expect(await prove(first)).toMatchObject({ errorCode: 'verification_code_invalid' });
    expect(await prove(wrongCode(secret))).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    await caller.developer('clock', { advanceMs: 31_000 });
    const code = codeNow(secret);
    expect(await prove(code)).toMatchObject({ success: true });

    const other = { loginDeviceId: randomUUID(), method: 'totp' } as const;
    const next = await begin(away, other.loginDeviceId);
    const again = { ...other, verificationId: next.verificationId };
    expect(await away.call(verifyLogin, { ...again, verificationCode: code })).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    const recovery = codes[0]?.toUpperCase() ?? '';
    const entered = await away.value(verifyLogin, { ...again, verificationCode: recovery });
    const safety = await away.value(loginSafety, {}, { token: entered.token });
    expect(safety.recoveryCodesLeft).toBe(9);
    expect(safety.authenticatorSince).toBeGreaterThan(0);
    expect(JSON.stringify(safety)).not.toContain(secret);
    // It is not stored in the database as plain text either.
    const rows = await running.gateway.db.select().from(authenticators);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);

    const removal = { password: DEMO_PASSWORD, verificationCode: recovery };
    expect(await away.call(removeAuthenticator, removal, { token: entered.token })).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    const proof = { password: DEMO_PASSWORD, verificationCode: codes[1] ?? '' };
    await away.value(removeAuthenticator, proof, { token: entered.token });
    expect(await running.gateway.db.select().from(authenticators)).toEqual([]);
    expect(await running.gateway.db.select().from(recoveryCodes)).toEqual([]);
  });

  test('of two concurrent logins with the same code one succeeds', async () => {
    const caller = client();
    const { token } = await enterBySms(caller, randomUUID());
    const { secret, codes } = await addAuthenticator(caller, token);
    await caller.developer('clock', { advanceMs: 31_000 });
    const verificationCode = codeNow(secret);
    const waiting = await Promise.all(
      [randomUUID(), randomUUID()].map(async (loginDeviceId) => ({
        loginDeviceId,
        method: 'totp' as const,
        verificationCode,
        verificationId: (await begin(caller, loginDeviceId)).verificationId,
      })),
    );
    const answers = await Promise.all(waiting.map((each) => caller.call(verifyLogin, each)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const entered = answers.find((answer) => answer.success);
    const proof = { password: DEMO_PASSWORD, verificationCode: codes[0] ?? '' };
    const newest = entered?.success ? entered.value.token : '';
    await caller.value(removeAuthenticator, proof, { token: newest });
  });

  test('is not available to trial players, and not without a session', async () => {
    const caller = client();
    const { token } = await caller.freePlay();
    expect(await caller.call(loginSafety, {}, { token })).toMatchObject({
      errorCode: 'in_need_true_account',
    });
    expect((await caller.call(loginSafety, {})).status).toBe(401);
  });
});

test('[R2.17] registered places are listed, and a removed one is asked again', async () => {
  const caller = client();
  const device = randomUUID();
  const { token } = await enterBySms(caller, device);
  const { places } = await caller.value(loginSafety, {}, { token });
  const own = places.find(({ current }) => current);
  expect(own?.lastSeenAt).toBeGreaterThan(0);
  const stranger = client();
  const agent = await enterAgent(stranger);
  const foreign = { id: own?.id ?? 0 };
  expect(await stranger.value(removeKnownPlace, foreign, { token: agent })).toEqual({
    removed: false,
  });
  expect(await caller.value(removeKnownPlace, foreign, { token })).toEqual({ removed: true });
  await begin(caller, device);
});

async function enterAgent(caller: TestClient): Promise<string> {
  const loginDeviceId = randomUUID();
  const { verificationId } = await begin(caller, loginDeviceId, { username: 'demo_agent' });
  await caller.value(sendVerifyLoginCode, { verificationId });
  const verificationCode = await caller.smsCode('+639181234567');
  const request = { verificationId, method: 'sms', verificationCode, loginDeviceId } as const;
  return (await caller.value(verifyLogin, request)).token;
}
