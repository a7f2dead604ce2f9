import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import { trialLaunch } from '../../gateway/contract/games.ts';
import {
  accounts,
  gameLaunches,
  gameRounds,
  journalEntries,
  journalLines,
  playEntries,
  playLines,
  sessions,
  wallets,
} from '../../gateway/database/schema/index.ts';
import { deleteOldTrials } from '../../gateway/sandbox/play/delete-old-trials.ts';
import { addTestGames, SLOT_NODE } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

const GAME = {
  nodeId: SLOT_NODE,
  vassalage: 'TEST',
  language: 'EN',
  platform: 'html5',
  ageConfirmed: '1',
} as const;
let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await addTestGames(running.gateway.db);
});
afterAll(() => running?.close());

async function launch(client: TestClient, token?: string): Promise<string> {
  const { content } = await client.value(trialLaunch, GAME, token ? { token } : {});
  return content.game_url.slice(content.game_url.indexOf('#') + 1);
}

async function play(token: string, key: string) {
  const answer = await fetch(`${running.url}/sandbox/play/round`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, bet: 100 }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const TABLES = {
  accounts,
  gameLaunches,
  gameRounds,
  playEntries,
  playLines,
  sessions,
  wallets,
};

async function sizes() {
  const rows = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => {
      const [row] = await running.gateway.db.select({ count: count() }).from(table);
      return [name, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(rows);
}

async function realJournal() {
  const { db } = running.gateway;
  const [entries] = await db.select({ count: count() }).from(journalEntries);
  const [lines] = await db.select({ count: count() }).from(journalLines);
  return [entries?.count, lines?.count];
}

test('500 free trials leave no row in the real journal, and none at all after they expire', async () => {
  // The house's wallet of play money is created once.
  await launch(createClient(running.url));
  running.gateway.clock.advance(2 * DAY);
  await deleteOldTrials(running.gateway);
  const [before, journal] = [await sizes(), await realJournal()];
  for (let address = 0; address < 10; address += 1) {
    const client = createClient(running.url);
    const { token } = await client.freePlay();
    const games = await Promise.all(
      Array.from({ length: 50 }, (_, index) => launch(client, index % 2 ? token : undefined)),
    );
    for (const [index, game] of games.slice(0, 10).entries()) {
      expect(await play(game, `first-round-${index}`)).toMatchObject({ status: 200 });
    }
  }
  expect(await realJournal()).toEqual(journal);
  const grown = await sizes();
  expect(grown.gameLaunches).toBe((before.gameLaunches ?? 0) + 500);
  expect(grown.gameRounds).toBe((before.gameRounds ?? 0) + 100);
  running.gateway.clock.advance(2 * DAY);
  await deleteOldTrials(running.gateway);
  expect(await sizes()).toEqual(before);
  expect(await realJournal()).toEqual(journal);
}, 180_000);

test('an active trial keeps its account, its play money and its rounds', async () => {
  const client = createClient(running.url);
  const member = await client.freePlay();
  const [visitorGame, trialGame] = [await launch(client), await launch(client, member.token)];
  await play(visitorGame, 'round-key-0001');
  await play(trialGame, 'round-key-0001');
  const before = await sizes();
  await deleteOldTrials(running.gateway);
  expect(await sizes()).toEqual(before);
  for (const game of [visitorGame, trialGame]) {
    expect(await play(game, 'round-key-0001')).toMatchObject({ value: { replayed: true } });
  }
});

test('play money sums to zero, and is never mixed with real money', async () => {
  const { db } = running.gateway;
  const client = createClient(running.url);
  const game = await launch(client);
  for (let round = 0; round < 5; round += 1) await play(game, `round-key-${round}0`);
  const lines = await db.select({ amount: playLines.amount }).from(playLines);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((total, { amount }) => total + amount, 0)).toBe(0);
  const mixed = await db
    .select({ id: journalLines.id })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(eq(wallets.kind, 'house:play-money'));
  expect(mixed).toEqual([]);
});

test('free trials of one address are throttled, those of another are not', async () => {
  await createClient(running.url).developer('settings', {
    hourlyLimits: { freePlay: 60, register: 60, sms: 60, trialLaunch: 3 },
  });
  const client = createClient(running.url);
  for (let time = 0; time < 3; time += 1) await launch(client);
  const before = await sizes();
  const refused = await client.call(trialLaunch, GAME);
  expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
  expect(refused.value).toMatchObject({ retryAfter: expect.any(Number) });
  expect(await sizes()).toEqual(before);
  expect(await launch(createClient(running.url))).toMatch(/.{40}/);
});
