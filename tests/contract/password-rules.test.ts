import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePassword, register } from '../../gateway/contract/members.ts';
import { permission } from '../../gateway/contract/system.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const newName = () => `u${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function isRegistered(caller: TestClient, username: string, password: string) {
  const { info } = await caller.value(permission, {});
  const answer = await caller.call(register, {
    username,
    password,
    confirmPassword: password,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await caller.solveChallenge(),
  });
  if (!answer.success) expect(answer.errorCode).toBe('password_common');
  return answer.success;
}

test('a password is checked by the rules of registration', async () => {
  const caller = createClient(running.url);
  for (const [password, strength] of [
    ['P@ssw0rd1', 1],
    ['Zaq12wsx!', 1],
    ['Summer2026', 1],
    ['Baize2026', 2],
    ['quiet-river-42', 4],
    ['tatlong kalabaw', 4],
  ] as const) {
    const username = newName();
    const judged = await caller.value(judgePassword, { password, username });
    expect({ password, ...judged }).toEqual({ password, accepted: strength > 1, strength });
    expect(await isRegistered(caller, username, password), password).toBe(judged.accepted);
  }
});

test('the account’s own name is rejected as a password, in any spelling', async () => {
  const caller = createClient(running.url);
  const username = 'kwzvtrpbxq';
  const password = 'KWZVTRPBXQ';
  expect((await caller.value(judgePassword, { password })).accepted).toBe(true);
  expect((await caller.value(judgePassword, { password, username })).accepted).toBe(false);
});

test('a password is sent encrypted only', async () => {
  const answer = await fetch(`${running.url}${judgePassword.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Merchant: 'baize' },
    body: JSON.stringify({ password: 'quiet-river-42' }),
  });
  expect(await answer.json()).toMatchObject({ errorCode: 'request_body_required' });
});

test('lists of passwords cannot be tried: checks are limited per minute and address', async () => {
  const caller = createClient(running.url);
  const answers = await Promise.all(
    Array.from({ length: 301 }, () => caller.call(judgePassword, { password: 'quiet-river-42' })),
  );
  const refused = answers.filter(({ success }) => !success);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.errorCode).toBe('TOO_MANY_REQUEST');
});
