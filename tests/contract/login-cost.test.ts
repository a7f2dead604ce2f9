import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../gateway/contract/session.ts';
import { PASSWORD_COST, setPasswordCost } from '../../gateway/modules/session/passwords.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';

// Here the duration of a hash matters; all other tests use cheap hashes (tests/support).
let running: RunningGateway;
beforeAll(async () => {
  setPasswordCost(PASSWORD_COST);
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

const NOBODY = 'nobody_here';

function tryLogin(caller: TestClient, change: object = {}) {
  return caller.call(login, {
    type: 'username',
    username: 'demo_player',
    password: 'wrong password',
    loginDeviceId: randomUUID(),
    audience: 'any',
    ...change,
  });
}

test('wrong logins from a whole IPv6 network do not prevent others from logging in', async () => {
  const owner = client();
  const wrong = Array.from({ length: 110 }, (_, number) => ({
    type: 'username',
    username: `nobody_${number}`,
    password: 'wrong password',
    loginDeviceId: randomUUID(),
    audience: 'any',
  }));
  // Encrypted before, so that all arrive at once.
  const bodies = await Promise.all(wrong.map((request) => owner.seal(request)));
  const answers = await Promise.all(
    bodies.map(async (value, number) => {
      const headers = {
        Merchant: 'baize',
        Encryption: 'jwe',
        'Content-Type': 'application/json',
        'X-Forwarded-For': `2001:db8:9:1::${number + 1}`,
      };
      const body = JSON.stringify({ value });
      const answer = await fetch(running.url + login.path, { method: 'POST', headers, body });
      return answer.json();
    }),
  );
  // The refusal of a hash; all others come before a hash is requested, or after it.
  const turnedAway = answers.filter(({ value }) => value?.retryAfter === 3);
  expect(turnedAway).toHaveLength(0);
  expect(await tryLogin(owner, { password: DEMO_PASSWORD })).toMatchObject({ success: true });
});

test('a wrong name and a wrong password get the same response, in the same time', async () => {
  const least = { wrongName: Number.POSITIVE_INFINITY, wrongPassword: Number.POSITIVE_INFINITY };
  const answers = [];
  // Alternating, with the minimum of each, because other load only adds time.
  for (let round = 0; round < 6; round += 1) {
    for (const kind of ['wrongName', 'wrongPassword'] as const) {
      const caller = client();
      await caller.seal({});
      const started = performance.now();
      answers.push(await tryLogin(caller, kind === 'wrongName' ? { username: NOBODY } : {}));
      least[kind] = Math.min(least[kind], performance.now() - started);
    }
  }
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 401, errorCode: 'login.incorrect' });
    expect(answer.message).toBe('Incorrect account, password or email format.');
    expect(answer.value).toBeUndefined();
  }
  // A password hash takes some 100 ms; without one for unknown names the time would be half.
  expect(least.wrongName / least.wrongPassword).toBeGreaterThan(0.6);
  expect(least.wrongName / least.wrongPassword).toBeLessThan(1.7);
});
