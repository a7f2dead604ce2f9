import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, memberInfo, register } from '../../gateway/contract/members.ts';
import { firstLogin, login, logout, touch } from '../../gateway/contract/session.ts';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);
const credentials = (change: object = {}) => ({
  type: 'username' as const,
  username: 'demo_player',
  password: DEMO_PASSWORD,
  loginDeviceId: randomUUID(),
  audience: 'any' as const,
  ...change,
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const all = { Merchant: 'baize', 'Content-Type': 'application/json', ...headers };
  const response = await fetch(running.url + path, { method: 'POST', headers: all, body });
  return { status: response.status, answer: await response.json() };
}

describe('encrypted bodies', () => {
  test('an encrypted login opens a session that the next call uses', async () => {
    const caller = client();
    const value = await caller.logIn('demo_player');
    expect(value).toMatchObject({
      userName: 'demo_player',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      weakPassword: false,
    });
    const info = await caller.value(memberInfo, {}, { token: value.token });
    expect(info).toMatchObject({ id: value.id, account: 'demo_player', type: 0, vip: true });
    expect(info.mobile).toBe('+63•••••••567');
  });

  test('[R7.03] plain payloads of login, register and change password are refused', async () => {
    const { token } = await client().logIn('demo_player');
    for (const [endpoint, payload] of [
      [login, credentials()],
      [register, { username: 'somebody1', password: 'quiet-river-42' }],
      [changePassword, { oldPassword: DEMO_PASSWORD, newPassword: 'x', confirmNewPassword: 'x' }],
    ] as const) {
      const response = await fetch(running.url + endpoint.path, {
        method: endpoint.method,
        headers: { Merchant: 'baize', Authorization: token, 'Content-Type': 'application/json' },
        body: JSON.stringify(payload),
      });
      expect(response.status, endpoint.path).toBe(400);
      expect(await response.json()).toMatchObject({
        success: false,
        errorCode: 'request_body_required',
      });
    }
  });

  test('a body that is no JWE, or encrypted for another key, is refused', async () => {
    const sealed = await client().seal(credentials());
    const [head = '', key = '', ...rest] = sealed.split('.');
    const broken = [head, key.replace(/^..../, 'AAAA'), ...rest].join('.');
    for (const value of ['', 'garbage', 'a.b.c.d.e', broken]) {
      const body = JSON.stringify({ value });
      const { status, answer } = await post(login.path, body, { Encryption: 'jwe' });
      expect(status, value).toBe(400);
      expect(answer.errorCode).toBe('request_body_required');
    }
  });

  test('an encrypted body works once, and only near its time', async () => {
    const caller = client();
    const headers = { Encryption: 'jwe' };
    const value = await caller.seal(credentials());
    expect((await post(login.path, JSON.stringify({ value }), headers)).status).toBe(200);
    const again = await post(login.path, JSON.stringify({ value }), headers);
    expect(again).toMatchObject({ status: 409, answer: { errorCode: 'request_replayed' } });
    const now = Math.floor(running.gateway.clock.now() / 1000);
    for (const iat of [now - 400, now + 400]) {
      const old = await caller.seal(credentials(), { iat });
      const answer = await post(login.path, JSON.stringify({ value: old }), headers);
      expect(answer).toMatchObject({ status: 409, answer: { errorCode: 'request_replayed' } });
    }
  });

  test('the published key is public only, and has a key id', async () => {
    const response = await fetch(`${running.url}/.well-known/jwks.json`);
    const { keys } = await response.json();
    expect(keys[0]).toMatchObject({ kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256' });
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('bad bodies', () => {
  test('an oversized body is refused, declared or streamed', async () => {
    const big = JSON.stringify({ value: 'x'.repeat(70_000) });
    expect((await post(login.path, big)).status).toBe(413);
    const stream = new Blob([big]).stream();
    // Streaming needs `duplex`; TypeScript's DOM types do not know it yet.
    const streamed: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { Merchant: 'baize', 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    };
    const response = await fetch(running.url + login.path, streamed);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errorCode: 'request_too_large' });
  });

  test('a malformed body is refused in the envelope', async () => {
    const { status, answer } = await post(login.path, '{"value":');
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, errorCode: 'request_param_err' });
  });

  test('invalid fields are named', async () => {
    const value = await client().seal({ ...credentials(), loginDeviceId: 'no uuid' });
    const body = JSON.stringify({ value });
    const { status, answer } = await post(login.path, body, { Encryption: 'jwe' });
    expect(status).toBe(400);
    expect(Object.keys(answer.value.fields)).toEqual(['loginDeviceId']);
  });

  test('the header Merchant is required, exactly once', async () => {
    const bare = await fetch(`${running.url}/wps/system/status`);
    expect(bare.status).toBe(400);
    const twice = new Headers({ Merchant: 'baize' });
    twice.append('Merchant', 'baize');
    expect((await fetch(`${running.url}/wps/system/status`, { headers: twice })).status).toBe(400);
  });
});

describe('one session per account', () => {
  test('a login elsewhere ends the older session, and reports it', async () => {
    const first = client();
    const older = await first.logIn('demo_player');
    const newer = await client().logIn('demo_player');
    const answer = await first.call(touch, {}, { token: older.token });
    expect(answer).toMatchObject({
      status: 401,
      errorCode: 'login.not.session',
      value: { reason: 'elsewhere' },
    });
    expect((await first.call(touch, {}, { token: newer.token })).status).toBe(200);
  });

  test('of concurrent logins exactly one session remains', async () => {
    const values = await Promise.all(Array.from({ length: 6 }, () => client().logIn('demo_agent')));
    const caller = client();
    const answers = await Promise.all(values.map(({ token }) => caller.call(touch, {}, { token })));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  });

  test('logout ends it on the server', async () => {
    const caller = client();
    const { token } = await caller.logIn('demo_player');
    expect(await caller.value(logout, {}, { token })).toEqual({ loggedOut: true });
    const answer = await caller.call(memberInfo, {}, { token });
    expect(answer).toMatchObject({ status: 401, value: { reason: 'logout' } });
  });

  test('an unknown token is no session, and calls that need one say so', async () => {
    const answer = await client().call(memberInfo, {}, { token: 'x'.repeat(43) });
    expect(answer).toMatchObject({ status: 401, value: { reason: 'missing' } });
    const none = await client().call(memberInfo, {});
    expect(none).toMatchObject({ status: 401, message: 'Not logged in, please login.' });
  });
});

test('the first login is reported until it was welcomed', async () => {
  const caller = client();
  const first = await caller.logIn('demo_first');
  expect(first.firstTimeLogin).toBe(true);
  await caller.value(firstLogin, {}, { token: first.token });
  expect((await caller.logIn('demo_first')).firstTimeLogin).toBe(false);
});

test('accounts with an expired or a weak password can log in, and it is reported', async () => {
  expect((await client().logIn('demo_expired')).passwordExpired).toBe(true);
  expect(await client().logIn('demo_weak', 'Baize1234')).toMatchObject({
    passwordExpired: false,
    weakPassword: true,
  });
});

describe('changing the password', () => {
  const change = (oldPassword: string, newPassword: string, confirm = newPassword) => ({
    oldPassword,
    newPassword,
    confirmNewPassword: confirm,
  });

  test('[R5.04] a new password replaces the expired one', async () => {
    const caller = client();
    const { token } = await caller.logIn('demo_expired');
    const call = (payload: ReturnType<typeof change>) =>
      caller.call(changePassword, payload, { token });
    expect(await call(change('not it at all', 'quiet-river-42'))).toMatchObject({
      errorCode: 'password_incorrect',
    });
    expect(await call(change(DEMO_PASSWORD, 'short'))).toMatchObject({
      value: { fields: { newPassword: 'reg_pattern_0' } },
    });
    expect(await call(change(DEMO_PASSWORD, 'quiet-river-42', 'other'))).toMatchObject({
      value: { fields: { confirmNewPassword: 'confirm_incorrect' } },
    });
    expect(await call(change(DEMO_PASSWORD, DEMO_PASSWORD))).toMatchObject({
      value: { fields: { newPassword: 'password_same' } },
    });
    expect(await call(change(DEMO_PASSWORD, 'Password123'))).toMatchObject({
      errorCode: 'password_common',
    });
    expect(await call(change(DEMO_PASSWORD, 'quiet-river-42'))).toMatchObject({ success: true });
    expect((await call(change('quiet-river-42', 'x'))).status).toBe(400);
    const fresh = await client().logIn('demo_expired', 'quiet-river-42');
    expect(fresh).toMatchObject({ passwordExpired: false, weakPassword: false });
  });
});

test('agent-only and member-only logins reject the others', async () => {
  const caller = client();
  const asAgent = await caller.call(login, credentials({ audience: 'agent' }));
  expect(asAgent).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
  expect(asAgent.message).toBe('Non-agents cannot log in.');
  const asMember = await caller.call(
    login,
    credentials({ username: 'demo_agent', audience: 'member' }),
  );
  expect(asMember).toMatchObject({ status: 403, errorCode: 'non_member_login' });
  // Without the right password the kind of account is not revealed.
  const guess = credentials({ username: 'demo_agent', audience: 'member', password: 'guess' });
  expect(await caller.call(login, guess)).toMatchObject({ errorCode: 'login.incorrect' });
});

test('a session ends after half an hour without a call, and a call extends it', async () => {
  const caller = client();
  const { token } = await caller.logIn('demo_player');
  const minutes = (count: number) => caller.developer('clock', { advanceMs: count * 60_000 });
  await minutes(20);
  expect((await caller.call(touch, {}, { token })).status).toBe(200);
  await minutes(20);
  expect((await caller.call(touch, {}, { token })).status).toBe(200);
  await minutes(31);
  const answer = await caller.call(touch, {}, { token });
  expect(answer).toMatchObject({ status: 401, value: { reason: 'idle' } });
});

test('a session ends after twelve hours however busy it is, and the reason is reported', async () => {
  const caller = client();
  const { token } = await caller.logIn('demo_player');
  const minutes = (count: number) => caller.developer('clock', { advanceMs: count * 60_000 });
  for (let half = 0; half < 24; half += 1) {
    await minutes(29);
    expect((await caller.call(touch, {}, { token })).status).toBe(200);
  }
  await minutes(25);
  const answer = await caller.call(touch, {}, { token });
  expect(answer).toMatchObject({ status: 401, value: { reason: 'expired' } });
});

test('BAIZE_SESSION_HOURS sets how long a session lives, and invalid values are rejected', () => {
  expect(readConfig({}).sessionHours).toBe(12);
  expect(readConfig({ BAIZE_SESSION_HOURS: '0.5' }).sessionHours).toBe(0.5);
  for (const wrong of ['0', '-1', 'long', 'Infinity']) {
    expect(() => readConfig({ BAIZE_SESSION_HOURS: wrong }), wrong).toThrow('BAIZE_SESSION_HOURS');
  }
});
