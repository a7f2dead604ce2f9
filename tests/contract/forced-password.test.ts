import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as contract from '../../gateway/contract/index.ts';
import { ACTIVITY_PICTURE_PATH } from '../../gateway/contract/promotions.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

const { changePassword, launchGame, login, logout, memberInfo } = contract;
const { launchChat, permission, registerSettings } = contract;

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

function isEndpoint(value: unknown): value is contract.AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'token' in value;
}

/** Every call of the contract that needs a session. */
const needsSession = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(({ token }) => token === 'required');

async function bare(endpoint: contract.AnyEndpoint, token: string) {
  const answer = await fetch(running.url + endpoint.path, {
    method: endpoint.method,
    headers: { Merchant: 'baize', Authorization: token, 'Idempotency-Key': randomUUID() },
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  });
  return { status: answer.status, errorCode: (await answer.json()).errorCode };
}

describe.each([
  ['an expired password', 'demo_expired', 'Baize2026'],
  ['a weak password', 'demo_weak', 'Baize1234'],
] as const)('a session by %s', (_what, username, password) => {
  test('[R4.04a] [R4.04b] [R6.07] may change it, log out, and nothing else', async () => {
    const caller = client();
    const { token } = await caller.logIn(username, password);
    const open: string[] = [];
    for (const endpoint of needsSession) {
      if (endpoint.path === logout.path) continue;
      const { status, errorCode } = await bare(endpoint, token);
      if (errorCode !== 'password_change_required')
        open.push(`${endpoint.method} ${endpoint.path}`);
      else expect(status).toBe(403);
    }
    expect(open.sort()).toEqual([
      'GET /wps/member/terms',
      'POST /wps/member/password',
      'POST /wps/session/login/first',
    ]);
    expect(needsSession).toContain(launchGame);
    const picture = await fetch(`${running.url}${ACTIVITY_PICTURE_PATH}?id=1`, {
      headers: { Authorization: token },
    });
    expect(picture.status).toBe(403);
    // The data of the screen is available, and everything that visitors may do.
    expect(await caller.call(permission, {}, { token })).toMatchObject({ success: true });
    expect(await caller.call(registerSettings, {}, { token })).toMatchObject({ success: true });
    expect(await caller.call(launchChat, {}, { token })).toMatchObject({ success: true });
    expect(await caller.call(logout, {}, { token })).toMatchObject({ success: true });
  });

  test('[R4.04a] [R4.04b] receives no event of the account on its socket except the end', async () => {
    const { token } = await client().logIn(username, password);
    const session = await running.gateway.sessions.require(token, { duringPasswordChange: true });
    const socket = new WebSocket(running.url.replace('http', 'ws') + contract.SOCKET_PATH);
    const heard: string[] = [];
    const ready = Promise.withResolvers<void>();
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)).type);
      ready.resolve();
    });
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    await ready.promise;
    const at = running.gateway.clock.now();
    await running.gateway.events.publish(session.accountId, { type: 'balance', balance: 7, at });
    await running.gateway.events.publish(session.accountId, { type: 'unread', unread: 3 });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await client().value(logout, {}, { token });
    await closed;
    expect(heard).toEqual(['ready', 'sessionEnded']);
  });
});

test('[R4.04b] [R6.06h] the flag PWDEXPFORCECHANGE3 determines whether an expired password is enforced', async () => {
  const caller = client();
  await caller.developer('flags', { PWDEXPFORCECHANGE3: false });
  const { token } = await caller.logIn('demo_expired');
  expect(await caller.call(memberInfo, {}, { token })).toMatchObject({ success: true });
  await caller.developer('flags', { PWDEXPFORCECHANGE3: true });
});

test('[R4.04c] nothing is enforced after a login by SMS', async () => {
  const caller = client();
  await caller.developer('settings', { passwordExpiryDays: 1 });
  const number = { countryDialingCode: '63', mobileNum: '09171234567' };
  await caller.value(contract.sendLoginCode, number);
  const { token, passwordExpired } = await caller.value(login, {
    type: 'sms',
    loginDeviceId: randomUUID(),
    audience: 'any',
    ...number,
    verificationCode: await caller.smsCode('+639171234567'),
  });
  expect(passwordExpired).toBe(true);
  expect(await caller.call(memberInfo, {}, { token })).toMatchObject({ success: true });
  await caller.developer('settings', { passwordExpiryDays: 0 });
});

test('[R4.04a] [R4.08] once it is changed the same session has full access', async () => {
  const caller = client();
  const { token } = await caller.logIn('demo_weak', 'Baize1234');
  const change = {
    oldPassword: 'Baize1234',
    newPassword: 'quiet-river-42',
    confirmNewPassword: 'quiet-river-42',
  };
  await caller.value(changePassword, change, { token });
  expect(await caller.call(memberInfo, {}, { token })).toMatchObject({ success: true });
});
