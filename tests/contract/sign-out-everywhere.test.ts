import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginSafety } from '../../gateway/contract/login-safety.ts';
import { login, signOutEverywhere, touch } from '../../gateway/contract/session.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);
const logIn = (loginDeviceId: string = randomUUID()) =>
  client().value(login, {
    type: 'username',
    username: 'demo_player',
    password: DEMO_PASSWORD,
    loginDeviceId,
    audience: 'any',
  } as const);
const placesOf = async (token: string) => (await client().value(loginSafety, {}, { token })).places;

test('every copy of the token is invalid at once, and this browser continues with a new one', async () => {
  const { token } = await logIn();
  const renewed = await client().value(signOutEverywhere, { here: false }, { token });
  expect(renewed.token).toMatch(/^[\w-]{43}$/);
  expect(renewed.token).not.toBe(token);
  expect(await client().call(touch, {}, { token })).toMatchObject({
    status: 401,
    errorCode: 'login.not.session',
    value: { reason: 'logout' },
  });
  expect((await client().call(touch, {}, { token: renewed.token ?? '' })).status).toBe(200);
});

test('other devices are no longer registered; this one still is', async () => {
  await logIn();
  const device = randomUUID();
  const { token } = await logIn(device);
  expect((await placesOf(token)).length).toBeGreaterThan(1);
  const renewed = await client().value(signOutEverywhere, { here: false }, { token });
  expect(await placesOf(renewed.token ?? '')).toMatchObject([{ current: true }]);
});

test('by choice it ends here too, and returns no token', async () => {
  const { token } = await logIn();
  expect(await client().value(signOutEverywhere, { here: true }, { token })).toEqual({});
  expect((await client().call(touch, {}, { token })).status).toBe(401);
});

test('the session keeps its expiry: signing out elsewhere does not extend it', async () => {
  const { token } = await logIn();
  const caller = client();
  // Always in use, so that it does not time out.
  for (let half = 0; half < 23; half += 1) {
    await caller.developer('clock', { advanceMs: 29 * 60_000 });
    await caller.value(touch, {}, { token });
  }
  const renewed = await caller.value(signOutEverywhere, { here: false }, { token });
  await caller.developer('clock', { advanceMs: 29 * 60_000 });
  await caller.call(touch, {}, { token: renewed.token ?? '' });
  await caller.developer('clock', { advanceMs: 29 * 60_000 });
  expect(await caller.call(touch, {}, { token: renewed.token ?? '' })).toMatchObject({
    status: 401,
    value: { reason: 'expired' },
  });
});

test('of two concurrent calls one continues; a trial and a visitor have nothing to end', async () => {
  const { token } = await logIn();
  const answers = await Promise.all(
    [1, 2].map(() => client().call(signOutEverywhere, { here: false }, { token })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const trial = await client().freePlay();
  expect(
    await client().call(signOutEverywhere, { here: true }, { token: trial.token }),
  ).toMatchObject({ success: false, errorCode: 'in_need_true_account' });
  expect((await client().call(signOutEverywhere, { here: true })).status).toBe(401);
});
