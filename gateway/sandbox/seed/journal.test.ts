import {
  gameRounds,
  games,
  jackpotPots,
  journalEntries,
  journalLines,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, isNotNull } from '@baize/gateway/database/sql.ts';
import { checkJournal } from '@baize/gateway/modules/wallet/check-journal.ts';
import { walletGateway } from '@baize/gateway/modules/wallet/test-support.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from './index.ts';

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
  await seedDemo(setting.gateway, () => undefined);
}, 120_000);
afterAll(() => setting?.close());

test('in the demo data every entry sums to zero and every balance equals the sum of its lines', async () => {
  expect(await checkJournal(setting.gateway.db)).toEqual([]);
});

test('the jackpot pots contain their seeds and the contributions of past rounds, and nothing was won', async () => {
  const { db } = setting.gateway;
  const rows = await db
    .select({ game: games, round: gameRounds })
    .from(gameRounds)
    .innerJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .where(and(isNotNull(games.jackpotSeed), isNotNull(gameRounds.entryId)));
  expect(rows.filter(({ round }) => round.jackpot > 0)).toEqual([]);
  const pots = await db.select().from(jackpotPots).orderBy(asc(jackpotPots.nodeId));
  const expected = [...Map.groupBy(rows, ({ game }) => game.nodeId)].map(([nodeId, own]) => {
    const { jackpotSeed = 0, jackpotShare = 0 } = own[0]?.game ?? {};
    const staked = own.reduce((sum, { round }) => sum + round.bet, 0);
    const millionths = (jackpotSeed ?? 0) * 1_000_000 + staked * (jackpotShare ?? 0);
    return {
      nodeId,
      currency: 'USD',
      amount: Math.floor(millionths / 1_000_000),
      carry: millionths % 1_000_000,
    };
  });
  expect(pots.length).toBeGreaterThan(10);
  expect(pots).toEqual(expected.toSorted((one, other) => (one.nodeId < other.nodeId ? -1 : 1)));
});

test('the demo data is posted in chronological order', async () => {
  const { db } = setting.gateway;
  const entries = await db.select().from(journalEntries).orderBy(asc(journalEntries.id));
  expect(entries.length).toBeGreaterThan(4000);
  const early = entries.filter(
    (entry, index) => entry.createdAt < (entries[index - 1]?.createdAt ?? 0),
  );
  expect(early.map(({ reference }) => reference)).toEqual([]);
});

test('the check finds a balance that was changed by hand', async () => {
  const { db } = setting.gateway;
  const [line] = await db.select().from(journalLines).orderBy(asc(journalLines.id)).limit(1);
  const changed = db.transaction(async (tx) => {
    await tx.update(wallets).set({ balance: 1 });
    const faults = await checkJournal(tx);
    expect(faults.map(({ fault }) => fault)).toEqual([
      'balance is not the sum of the lines',
      'balance is not the balance after the last line',
    ]);
    throw new Error('undone');
  });
  expect(line).toBeDefined();
  await expect(changed).rejects.toThrow();
});
