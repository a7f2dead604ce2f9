import { randomUUID } from 'node:crypto';
import { count, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../gateway/contract/durations.ts';
import {
  gameRounds,
  journalEntries,
  journalLines,
  sportsBets,
  wallets,
} from '../../gateway/database/schema/index.ts';
import { LEAGUES } from '../../gateway/sandbox/sports/catalogue.ts';
import { fixturesWithin, marketsOf } from '../../gateway/sandbox/sports/fixtures.ts';
import { DRIFT_MS } from '../../gateway/sandbox/sports/odds.ts';
import { settleDueMatches } from '../../gateway/sandbox/sports/settle.ts';
import { addMember } from '../contract/add-member.ts';
import {
  addGames,
  countDeadlocks,
  openGame,
  startTwoGateways,
  type TwoGateways,
} from './two-gateways.ts';

const PLAYERS = 8;

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
});
afterAll(() => two?.close());

/** Both sides of the next matches of each football league, and accumulators over them. */
function slipAt(now: number): { stake: number; legs: object[] }[] {
  const next = LEAGUES.filter(({ sport }) => sport === 'football').flatMap((league) =>
    fixturesWithin(league, now + 1, now + 10 * MINUTE).slice(0, 2),
  );
  const sides = next.map((fixture) =>
    (marketsOf(fixture, now)[1] ?? []).map((selection) => ({
      matchNo: fixture.matchNo,
      ...selection,
    })),
  );
  const singles = sides.flat().slice(0, 8);
  const legs = sides.flatMap(([first]) => first ?? []);
  return [
    ...singles.map((leg) => ({ stake: 100, legs: [leg] })),
    { stake: 200, legs: legs.slice(0, 3) },
    { stake: 300, legs },
  ];
}

async function openBets(): Promise<number> {
  const [open] = await two.gateway.db
    .select({ count: count() })
    .from(sportsBets)
    .where(isNull(sportsBets.settledAt));
  return open?.count ?? 0;
}

test('slips at both gateways while both settle: no deadlock, every bet settled once, the journal is consistent', async () => {
  await addGames(two, [{ nodeId: 'book', gameType: 'SPORTS', gameCode: 'TEST_BOOK' }]);
  const players: Awaited<ReturnType<typeof openGame>>[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const { accountId } = await addMember(two, 100_000_00);
    for (const running of two.both) players.push(await openGame(running, accountId, 'book'));
  }
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    // The odds are constant until the slips are placed.
    two.advance(DRIFT_MS - (two.now() % DRIFT_MS) + 500);
    const bets = slipAt(two.now());
    const [placed] = await Promise.all([
      Promise.all(
        players.map(
          async (call) => (await call('sports/football/slip', { key: randomUUID(), bets })).status,
        ),
      ),
      ...two.both.map(({ gateway }) => settleDueMatches(gateway)),
    ]);
    statuses.push(...placed);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  two.advance(30 * MINUTE);
  // The jobs of both gateways run as well, and skip rows that the others have locked.
  await expect
    .poll(
      async () => {
        await Promise.all(two.both.map(({ gateway }) => settleDueMatches(gateway)));
        return openBets();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  expect(await countDeadlocks(), 'deadlocks').toBe(0);

  const { db } = two.gateway;
  const rounds = await db
    .select({ round: gameRounds })
    .from(gameRounds)
    .innerJoin(sportsBets, eq(sportsBets.roundId, gameRounds.id));
  expect(rounds).toHaveLength(statuses.length * 10);
  expect(rounds.filter(({ round }) => round.state === 'open')).toEqual([]);
  const paid = rounds.filter(({ round }) => round.win > 0);
  expect(paid.length).toBeGreaterThan(0);
  const [entries] = await db
    .select({ count: count() })
    .from(journalEntries)
    .where(
      inArray(
        journalEntries.idempotencyKey,
        paid.map(({ round }) => `win:${round.orderNo}`),
      ),
    );
  expect(entries?.count).toBe(paid.length);
  const held = await db
    .select({ id: wallets.id, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.kind, 'main'));
  for (const { id, balance } of held) {
    const lines = await db
      .select({ amount: journalLines.amount })
      .from(journalLines)
      .where(eq(journalLines.walletId, id));
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    const own = rounds.filter(({ round }) => round.walletId === id);
    const moved = own.reduce(
      (sum, { round }) => sum + (round.state === 'cancelled' ? 0 : round.win - round.bet),
      0,
    );
    expect(balance).toBe(100_000_00 + moved);
  }
}, 300_000);
