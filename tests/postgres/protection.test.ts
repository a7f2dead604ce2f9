import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  depositByLaunchUrl,
  excludeMember,
  memberInfo,
  SOCKET_PATH,
} from '../../gateway/contract/index.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { readSettings, writeSettings } from '../../gateway/core/merchant-settings.ts';
import { createClient } from '../contract/client.ts';
import { player } from '../contract/protection-support.ts';
import { startTwoGateways, type TwoGateways } from './two-gateways.ts';

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
});
afterAll(() => two?.close());

interface Heard {
  readonly ready: Promise<unknown>;
  readonly closed: Promise<number>;
  readonly events: readonly { type: string; reason?: string }[];
}

function listen(url: string, token: string): Heard {
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
  const events: { type: string; reason?: string }[] = [];
  const ready = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    const event = JSON.parse(String(data));
    events.push(event);
    if (event.type === 'ready') ready.resolve();
  });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return { ready: ready.promise, closed, events };
}

/** A round of an opened game, requested from one of the two gateways. */
async function playRound(url: string, gameUrl: string) {
  const response = await fetch(`${url}/sandbox/play/round`, {
    method: 'POST',
    headers: {
      Authorization: gameUrl.slice(gameUrl.indexOf('#') + 1),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ key: randomUUID(), bet: 20, stake: {} }),
  });
  return response.json();
}

test('[R10.04] a self-exclusion at one process ends session, socket and game of the other within a second', async () => {
  const [here, there] = two.both;
  const me = await player(here);
  await me.fund(50);
  const launch = await me.launch();
  if (!launch.success) throw new Error(launch.errorCode);
  const gameUrl = launch.value.content.game_url;
  expect(await playRound(there.url, gameUrl)).toMatchObject({ success: true });
  const socket = listen(there.url, me.token);
  await socket.ready;

  const began = performance.now();
  const answer = await me.client.call(
    excludeMember,
    { kind: 'selfExclusion', length: 'year' },
    { token: me.token },
  );
  expect(answer.success).toBe(true);
  expect(await socket.closed).toBe(4001);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(socket.events.at(-1)).toEqual({ type: 'sessionEnded', reason: 'exclusion' });
  const refused = { errorCode: 'login.not.session', value: { reason: 'exclusion' } };
  const elsewhere = createClient(there.url);
  expect(await elsewhere.call(memberInfo, {}, { token: me.token })).toMatchObject(refused);
  expect(await playRound(there.url, gameUrl)).toMatchObject(refused);
  const { token } = await elsewhere.logIn(me.username, me.password);
  const deposit = { channelId: 'lagoon', amount: 20 };
  expect(
    await elsewhere.call(depositByLaunchUrl, deposit, { token, idempotencyKey: randomUUID() }),
  ).toMatchObject({ errorCode: 'player_excluded' });
});

test('[R10.03] parallel calls to two processes do not exceed a deposit limit', async () => {
  const [here, there] = two.both;
  for (let race = 0; race < 5; race += 1) {
    const me = await player(here);
    await me.set('deposit', 'day', 50);
    const clients = [me.client, createClient(there.url)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        clients[number % 2]?.call(
          depositByLaunchUrl,
          { channelId: 'lagoon', amount: 12.5 },
          { token: me.token, idempotencyKey: randomUUID() },
        ),
      ),
    );
    expect(answers.filter((answer) => answer?.success)).toHaveLength(4);
    for (const answer of answers) {
      if (!answer?.success) expect(answer?.errorCode).toBe('limit_reached');
    }
    expect((await me.limit('deposit', 'day')).used).toBe(50);
  }
});

test('[R10.10] of two concurrent spins of a slot at two processes, one is played; the other gets its waiting time', async () => {
  const [here] = two.both;
  const { db } = here.gateway;
  const { gamePace } = await readSettings(db);
  await writeSettings(db, { gamePace: DEFAULT_SETTINGS.gamePace });
  try {
    for (let race = 0; race < 5; race += 1) {
      const me = await player(here);
      await me.fund(50);
      const launch = await me.launch();
      if (!launch.success) throw new Error(launch.errorCode);
      const gameUrl = launch.value.content.game_url;
      const answers = await Promise.all(two.both.map(({ url }) => playRound(url, gameUrl)));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      const refused = answers.find(({ success }) => !success);
      expect(refused).toMatchObject({ errorCode: 'round_too_soon' });
      expect(refused.value.waitMs).toBeGreaterThan(0);
      expect(refused.value.waitMs).toBeLessThanOrEqual(2_500);
    }
  } finally {
    await writeSettings(db, { gamePace });
  }
});
