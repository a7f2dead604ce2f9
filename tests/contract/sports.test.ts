import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import {
  gameRounds,
  journalEntries,
  journalLines,
  sportsMatches,
} from '../../gateway/database/schema/index.ts';
import { betOrders } from '../../gateway/modules/records/bet-orders.ts';
import { mainBalance } from '../../gateway/modules/wallet/balance.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { vendorWallet } from '../../gateway/modules/wallet/wallets.ts';
import { nodeOf, sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';
import { leagueOf, RULES } from '../../gateway/sandbox/sports/catalogue.ts';
import { finalOf, scoreAt } from '../../gateway/sandbox/sports/course.ts';
import { fixtureByNo } from '../../gateway/sandbox/sports/fixtures.ts';
import { registerSports } from '../../gateway/sandbox/sports/index.ts';
import { resultOf, returnOf, type Selection } from '../../gateway/sandbox/sports/markets.ts';
import { deleteOldMatches } from '../../gateway/sandbox/sports/matches.ts';
import { DRIFT_MS } from '../../gateway/sandbox/sports/odds.ts';
import { courseOf, newSeed, seedHash } from '../../gateway/sandbox/sports/seeds.ts';
import { settleDueMatches } from '../../gateway/sandbox/sports/settle.ts';

const FUNDS = 10_000_000;

interface ShownMatch {
  matchNo: string;
  league: string;
  home: string;
  away: string;
  state: 'coming' | 'running' | 'ended' | 'abandoned';
  kickOff: number;
  endAt: number;
  seedHash: string;
  seed?: string;
  score?: { home: number; away: number };
  markets?: Selection[][];
}

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
  registerSports(setting.app, setting.gateway);
});
afterAll(() => setting.close());

const clock = () => setting.gateway.clock;
// Just after the lean of the book has changed, so that its odds are constant for a while.
beforeEach(() => clock().advance(DRIFT_MS - (clock().now() % DRIFT_MS) + 1_000));

async function member(): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(setting.gateway, accountId, FUNDS);
  return accountId;
}
const balanceOf = (accountId: number) => mainBalance(setting.gateway.db, accountId);
const settle = () => settleDueMatches(setting.gateway);

/** A member at a book. */
async function player(nodeId = nodeOf('SPORTS'), sport = 'football') {
  const accountId = await member();
  const { call, address } = await setting.launch(accountId, 1, nodeId);
  const board = async () => (await call(`sports/${sport}/board`)).value;
  const coming = async (): Promise<ShownMatch[]> =>
    (await board()).matches.filter(({ state }: ShownMatch) => state === 'coming');
  const slip = (bets: object[], key: string = randomUUID()) =>
    call(`sports/${sport}/slip`, { key, bets });
  return { accountId, call, address, board, coming, slip };
}

const leg = (match: ShownMatch | undefined, market: number, pick: number) => {
  const selection = match?.markets?.[market]?.[pick];
  if (!match || !selection) throw new Error('It is not offered.');
  return { matchNo: match.matchNo, ...selection };
};

/** Gives a match a required course by another seed, before anything of it is public. */
async function makeIt(
  matchNo: string,
  want: 'abandoned' | 'played' | { selection: Selection; winner?: 'home' | 'away' },
) {
  const fixture = fixtureByNo(matchNo);
  if (!fixture) throw new Error(`No match ${matchNo}.`);
  for (;;) {
    const seed = newSeed();
    const { abandonedAt, ...course } = courseOf(fixture, seed);
    const { format } = RULES[fixture.league.sport];
    const final = finalOf(scoreAt(format, { ...course, abandonedAt }, 1000));
    const isAbandoned = abandonedAt !== null;
    const fits =
      want === 'abandoned'
        ? isAbandoned
        : !isAbandoned &&
          (want === 'played' ||
            (resultOf(want.selection, final) === 'won' &&
              (want.winner === undefined || want.winner === final.winner)));
    if (!fits) continue;
    const overAt =
      fixture.kickOff + Math.floor((fixture.league.lengthMs * (abandonedAt ?? 1000)) / 1000);
    await setting.gateway.db
      .update(sportsMatches)
      .set({ seed, seedHash: seedHash(seed), overAt })
      .where(eq(sportsMatches.matchNo, matchNo));
    return final;
  }
}

/** Moves the clock to the scheduled end of a match. */
const toEndOf = ({ endAt }: ShownMatch) => clock().advance(endAt - clock().now() + 1);

test('a book shows future, running and finished matches; a seed is published only for finished ones, and verifies them', async () => {
  const { address, board } = await player();
  expect(address).toMatch(/^\/sandbox\/games\/sports\//);
  const before = await board();
  const states = new Set(before.matches.map(({ state }: ShownMatch) => state));
  for (const state of ['coming', 'running', 'ended']) expect(states).toContain(state);
  const hashes = new Map<string, string>();
  for (const match of before.matches as ShownMatch[]) {
    hashes.set(match.matchNo, match.seedHash);
    const isOver = match.state === 'ended' || match.state === 'abandoned';
    expect(match.seed !== undefined).toBe(isOver);
    expect(match.markets !== undefined).toBe(match.state === 'coming');
    if (match.state === 'coming') expect(match).not.toHaveProperty('score');
  }
  clock().advance(20 * MINUTE);
  const after: ShownMatch[] = (await board()).matches;
  const ended = after.filter(({ seed, matchNo }) => seed && hashes.has(matchNo));
  expect(ended.length).toBeGreaterThan(10);
  for (const { matchNo, seed = '', score, seedHash: hash } of ended) {
    expect(hash).toBe(hashes.get(matchNo));
    expect(seedHash(seed)).toBe(hash);
    const fixture = fixtureByNo(matchNo);
    if (!fixture) throw new Error(`No match ${matchNo}.`);
    const { format } = RULES[fixture.league.sport];
    expect(scoreAt(format, courseOf(fixture, seed), 1000)).toEqual(score);
  }
});

test('singles and an accumulator stay open until their matches end and are settled once by two gateways', async () => {
  const { accountId, board, coming, slip } = await player();
  const [one, two] = await coming();
  const first = leg(one, 0, 0);
  const second = leg(two, 1, 0);
  const placed = await slip([
    { stake: 1000, legs: [first] },
    { stake: 500, legs: [leg(two, 1, 1)] },
    { stake: 300, legs: [first, second] },
  ]);
  expect(placed.status).toBe(200);
  expect(placed.value.bets).toHaveLength(3);
  expect(await balanceOf(accountId)).toBe(FUNDS - 1800);
  if (!one || !two) throw new Error('No matches.');
  await makeIt(one.matchNo, { selection: first });
  await makeIt(two.matchNo, { selection: second });

  await settle();
  expect(await balanceOf(accountId)).toBe(FUNDS - 1800);
  toEndOf(one.endAt > two.endAt ? one : two);
  await Promise.all([settle(), settle()]);
  await settle();
  const accumulated = returnOf(
    300,
    [first, second].map(({ odds }) => ({ odds, result: 'won' })),
  );
  const wins = 10 * first.odds + accumulated;
  expect(await balanceOf(accountId)).toBe(FUNDS - 1800 + wins);
  const { bets } = await board();
  expect(bets.map(({ state, win }: { state: string; win: number }) => [state, win])).toEqual([
    ['settled', accumulated],
    ['settled', 0],
    ['settled', 10 * first.odds],
  ]);
  const told = setting.published.filter((row) => row.accountId === accountId).at(-1)?.event;
  expect(told).toMatchObject({ type: 'balance', balance: (FUNDS - 1800 + wins) / 100 });

  // The records have each leg, and the three together count their maximum loss.
  const { list } = await betOrders(setting.gateway.db, {
    accountId,
    gameTypes: ['SPORTS'],
    startTime: 0,
    endTime: clock().now(),
    pageNo: 1,
    pageSize: 10,
  });
  expect(list.map(({ legs }) => legs?.length)).toEqual([2, 1, 1]);
  expect(list[2]?.legs?.[0]).toMatchObject({
    home: one.home,
    away: one.away,
    league: leagueOf(one.league)?.name,
    market: 'winner',
    pick: 'home',
    odds: first.odds / 100,
    result: 'won',
  });
  expect(list[2]?.legs?.[0]?.score).toMatch(/^\d+ : \d+$/);
  const valid = list.reduce((sum, { validBetAmount }) => sum + validBetAmount, 0);
  expect(valid).toBeGreaterThan(0);
  expect(valid).toBeLessThanOrEqual(18);
});

test.each([
  ['tennis', 'games', 'SPORTS'],
  ['nullSector', 'rounds', 'ESPORTS'],
  ['runeford', 'rounds', 'ESPORTS'],
] as const)(
  '%s: a bet that the sets or maps would decide otherwise tells the %s that decided it',
  async (sport, unit, gameType) => {
    const { accountId, board, coming, slip } = await player(nodeOf(gameType), sport);
    const given = (match: ShownMatch, pick: 'home' | 'away') => {
      const selection = match.markets?.[2]?.find((each) => each.pick === pick);
      return (selection?.line ?? 0) * (pick === 'home' ? 1 : -1);
    };
    // Which handicaps are offered depends on the time.
    let match: ShownMatch | undefined;
    for (let hours = 0; !match && hours < 48; hours += 1) {
      if (hours > 0) clock().advance(HOUR);
      match = (await coming()).find((each) => given(each, 'away') >= 2);
    }
    if (!match) throw new Error('No match gives the away side points.');
    const winner = leg(match, 0, 0);
    const handicap = leg(match, 2, 1);
    const placed = await slip([winner, handicap].map((each) => ({ stake: 1000, legs: [each] })));
    expect(placed.status).toBe(200);
    // The away side loses the match and wins the handicap.
    const final = await makeIt(match.matchNo, { selection: handicap, winner: 'home' });
    toEndOf(match);
    await settle();

    const { bets } = await board();
    const [byLine, byWinner] = bets;
    expect(byLine).toMatchObject({ state: 'settled', win: 10 * handicap.odds });
    expect(byLine.bet.legs[0]).toMatchObject({ unit });
    const { score, points } = byLine.outcome.legs[0];
    expect(score.home).toBe(2);
    expect(points.home + points.away).toBe(final.total);
    expect(points.home - points.away).toBe(final.diff);
    expect(byWinner.bet.legs[0]).not.toHaveProperty('unit');
    expect(byWinner.outcome.legs[0]).not.toHaveProperty('points');

    const { list } = await betOrders(setting.gateway.db, {
      accountId,
      gameTypes: [gameType],
      startTime: 0,
      endTime: clock().now(),
      pageNo: 1,
      pageSize: 10,
    });
    expect(list[0]?.legs?.[0]).toMatchObject({
      unit,
      score: `${score.home} : ${score.away}`,
      points: `${points.home} : ${points.away}`,
    });
    expect(list[1]?.legs?.[0]).not.toHaveProperty('points');
  },
);

test('both sides of a line count only their maximum joint loss', async () => {
  const { accountId, coming, slip } = await player();
  const match = (await coming()).find(({ markets }) => !Number.isInteger(markets?.[1]?.[0]?.line));
  if (!match) throw new Error('No match.');
  const sides = [leg(match, 1, 0), leg(match, 1, 1)];
  // In two slips: the result does not depend on how they were placed.
  for (const side of sides) await slip([{ stake: 1000, legs: [side] }]);
  await makeIt(match.matchNo, 'played');
  toEndOf(match);
  await settle();
  const rounds = await setting.gateway.db
    .select()
    .from(gameRounds)
    .where(eq(gameRounds.accountId, accountId));
  const least = Math.min(...sides.map(({ odds }) => odds * 10));
  expect(rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect(rounds.reduce((sum, { validBet }) => sum + validBet, 0)).toBe(Math.max(0, 2000 - least));
});

test('both sides of a line count the same with bets at different vendors, with their wallets', async () => {
  const { accountId, coming, slip } = await player();
  const match = (await coming()).find(({ markets }) => !Number.isInteger(markets?.[1]?.[0]?.line));
  if (!match) throw new Error('No match.');
  const sides = [leg(match, 1, 0), leg(match, 1, 1)];
  for (const side of sides) await slip([{ stake: 1000, legs: [side] }]);
  const { db } = setting.gateway;
  const own = eq(gameRounds.accountId, accountId);
  const [, second] = await db.select().from(gameRounds).where(own).orderBy(gameRounds.id);
  await db.transaction(async (tx) => {
    const owner = { accountId, currency: 'USD', at: clock().now() };
    const walletId = await vendorWallet(tx, { ...owner, vassalage: 'ANOTHER' });
    await tx
      .update(gameRounds)
      .set({ walletId })
      .where(eq(gameRounds.id, second?.id ?? 0));
  });
  await makeIt(match.matchNo, 'played');
  toEndOf(match);
  await settle();
  const rounds = await db.select().from(gameRounds).where(own);
  const least = Math.min(...sides.map(({ odds }) => odds * 10));
  expect(new Set(rounds.map(({ walletId }) => walletId)).size).toBe(2);
  expect(rounds.reduce((sum, { validBet }) => sum + validBet, 0)).toBe(Math.max(0, 2000 - least));
});

test('an abandoned match returns a single and counts as odds of 1 in an accumulator', async () => {
  const { accountId, board, coming, slip } = await player();
  const [one, two] = await coming();
  if (!one || !two) throw new Error('No matches.');
  const sure = leg(two, 0, 0);
  await slip([
    { stake: 1000, legs: [leg(one, 0, 0)] },
    { stake: 200, legs: [leg(one, 0, 0), sure] },
  ]);
  await makeIt(one.matchNo, 'abandoned');
  await makeIt(two.matchNo, { selection: sure });
  toEndOf(one.endAt > two.endAt ? one : two);
  await settle();
  expect(await balanceOf(accountId)).toBe(FUNDS - 200 + 2 * sure.odds);
  const { bets } = await board();
  expect(bets.map(({ state }: { state: string }) => state)).toEqual(['settled', 'cancelled']);
  const [single] = await setting.gateway.db
    .select()
    .from(gameRounds)
    .where(eq(gameRounds.orderNo, bets[1].orderNo));
  expect(single).toMatchObject({ state: 'cancelled', validBet: 0, win: 0 });
  const lines = await setting.gateway.db
    .select({ amount: journalLines.amount, kind: journalLines.kind })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .where(eq(journalEntries.idempotencyKey, `void:${bets[1].orderNo}`));
  expect(lines).toEqual(expect.arrayContaining([{ amount: 1000, kind: 'refund' }]));
});

test('a match takes no bet from its kick-off on, nor one that is too far ahead or of another shelf', async () => {
  const { accountId, coming, slip } = await player();
  const [next] = await coming();
  if (!next) throw new Error('No match.');
  const bet = { stake: 100, legs: [leg(next, 0, 0)] };
  clock().advance(next.kickOff - clock().now());
  expect(await slip([bet])).toMatchObject({ status: 409, errorCode: 'order_closed' });
  const slot = Number(next.matchNo.split('-')[1]);
  for (const matchNo of [`HARBOR-${slot + 1000}`, 'RUNE-1', 'NONE-1']) {
    expect(await slip([{ stake: 100, legs: [{ ...bet.legs[0], matchNo }] }])).toMatchObject({
      status: 400,
      value: { fields: { 'bets.0.legs.0.matchNo': 'not_offered' } },
    });
  }
  expect(await balanceOf(accountId)).toBe(FUNDS);
});

test('changed odds are reported, and nothing is bet until they are accepted', async () => {
  const { accountId, coming, slip } = await player();
  const [match] = await coming();
  const seen = leg(match, 0, 0);
  const refused = await slip([{ stake: 100, legs: [{ ...seen, odds: seen.odds + 1 }] }]);
  expect(refused).toMatchObject({
    status: 400,
    value: { fields: { 'bets.0.legs.0.odds': `changed:${seen.odds}` } },
  });
  expect(await balanceOf(accountId)).toBe(FUNDS);
  expect((await slip([{ stake: 100, legs: [seen] }])).status).toBe(200);
});

test('a slip is placed as a whole or not at all', async () => {
  const { accountId, board, coming, slip } = await player();
  const [one, two] = await coming();
  const good = leg(one, 0, 0);
  const other = leg(two, 0, 0);
  for (const [bets, field, why] of [
    [[{ stake: 100, legs: [good, leg(one, 1, 0)] }], 'bets.0.legs', 'same_match'],
    [
      [
        { stake: 100, legs: [good, other] },
        { stake: 100, legs: [other, good] },
      ],
      'bets.1.legs',
      'twice',
    ],
    [
      [
        { stake: 100, legs: [good] },
        { stake: 130, legs: [other] },
      ],
      'bets.1.stake',
      'not_offered',
    ],
    [[{ stake: 20_000, legs: [good] }], 'bets.0.stake', 'not_offered'],
    [[{ stake: 100, legs: [{ ...good, line: 7 }] }], 'bets.0.legs.0.pick', 'not_offered'],
    [[{ stake: 100, legs: [{ ...good, pick: 'over' }] }], 'bets.0.legs.0.pick', 'not_offered'],
  ] as const) {
    const answer = await slip([...bets]);
    expect(answer).toMatchObject({ status: 400, value: { fields: { [field]: why } } });
  }
  expect(await balanceOf(accountId)).toBe(FUNDS);
  expect((await board()).bets).toEqual([]);
});

test('twenty equal concurrent slips are one; another under its key is refused', async () => {
  const { accountId, coming, slip } = await player();
  const [one, two] = await coming();
  const bets = [
    { stake: 100, legs: [leg(one, 0, 0)] },
    { stake: 100, legs: [leg(one, 0, 1), leg(two, 1, 1)] },
  ];
  const answers = await Promise.all(Array.from({ length: 20 }, () => slip(bets, 'slip-key-0001')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ value }) => !value.replayed)).toHaveLength(1);
  expect(await balanceOf(accountId)).toBe(FUNDS - 200);
  expect(await slip(bets.slice(0, 1), 'slip-key-0001')).toMatchObject({
    status: 409,
    errorCode: 'idempotency_conflict',
  });
  // The lost response arrives late: the same slip is still returned.
  clock().advance(30 * MINUTE);
  expect(await slip(bets, 'slip-key-0001')).toMatchObject({
    status: 200,
    value: { replayed: true },
  });
});

test('each shelf has its own sports; matches without bets are deleted after a week', async () => {
  const { call } = await player(nodeOf('ESPORTS'), 'nullSector');
  expect((await call('sports/nullSector/board')).status).toBe(200);
  expect((await call('sports/football/board')).status).toBe(404);
  const pit = await player(nodeOf('COCKFIGHT'), 'pit');
  expect((await pit.coming()).length).toBeGreaterThan(3);
  clock().advance(8 * 24 * 60 * MINUTE);
  await settle();
  await deleteOldMatches(setting.gateway);
  const left = await setting.gateway.db.select().from(sportsMatches);
  // Matches with bets are kept.
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(20);
});
