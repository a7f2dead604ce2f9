import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CurrencyCode } from '../../gateway/contract/currencies.ts';
import { TRIAL_TYPE } from '../../gateway/contract/members.ts';
import {
  accountFigures,
  accounts,
  gameRounds,
  jackpotPots,
  journalEntries,
  journalLines,
  wallets,
  winners,
} from '../../gateway/database/schema/index.ts';
import { listGames } from '../../gateway/modules/games/list-games.ts';
import { betOrders } from '../../gateway/modules/records/bet-orders.ts';
import { mainBalance } from '../../gateway/modules/wallet/balance.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { fundTrial } from '../../gateway/modules/wallet/fund-trial.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { findLaunch } from '../../gateway/sandbox/play/find-launch.ts';
import { playRound } from '../../gateway/sandbox/play/play-round.ts';
import {
  JACKPOT_NODE,
  JACKPOT_TERMS,
  SLOT_NODE,
  sandboxSetting,
} from '../../gateway/sandbox/play/test-support.ts';
import { type Random, secureRandom } from '../../gateway/sandbox/slot/maths/play.ts';

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
});
afterAll(() => setting.close());
beforeEach(async () => {
  const { db } = setting.gateway;
  expect(await checkJournal(db)).toEqual([]);
});

const FUNDS = 10_000_000;
/** In US cents the seed equals its value in hundredths of the catalogue's unit. */
const { seed: SEED, share: SHARE } = JACKPOT_TERMS;

/** Reels use real randomness; only the draw for the pot, recognized by its much larger range, is controlled. */
const drawsPot =
  (drawn: number): Random =>
  (limit) =>
    limit > 10_000 ? Math.min(drawn, limit - 1) : secureRandom(limit);
const wins = drawsPot(0);
const loses = drawsPot(Number.POSITIVE_INFINITY);

async function member(currency: CurrencyCode = 'USD'): Promise<number> {
  const accountId = await setting.addAccount();
  const { db } = setting.gateway;
  await db.update(accounts).set({ currency }).where(eq(accounts.id, accountId));
  await fundAccount(setting.gateway, accountId, FUNDS, currency);
  return accountId;
}

async function trialAccount(): Promise<number> {
  const accountId = await setting.addAccount(TRIAL_TYPE);
  await setting.gateway.db.transaction((tx) => fundTrial(tx, setting.gateway, accountId));
  return accountId;
}

/** A member, or a visitor, at a game. */
async function sit(accountId: number | undefined, accountType = 1, nodeId = JACKPOT_NODE) {
  const { token, call } = await setting.launch(accountId, accountType, nodeId);
  let played = 0;
  return {
    call,
    play: async (bet: number, random: Random) => {
      played += 1;
      const launch = await findLaunch(setting.gateway, token, '127.0.0.1');
      const request = { key: `round-key-${played}`, bet, stake: {} };
      return (await playRound(setting.gateway, launch, request, random)).round;
    },
  };
}

async function potIn(currency: CurrencyCode) {
  const [pot] = await setting.gateway.db
    .select()
    .from(jackpotPots)
    .where(and(eq(jackpotPots.nodeId, JACKPOT_NODE), eq(jackpotPots.currency, currency)));
  return pot;
}

/** The jackpot of the game in a list, in units of the catalogue. */
async function shownTo(viewer: number | undefined) {
  const request = { language: 'EN', pageNo: 1, pageSize: 20, clientType: 3 } as const;
  const { games } = await listGames(
    setting.gateway,
    { ...request, platform: 'html5', selection: 'JACKPOT' },
    { named: undefined, played: [], viewer },
  );
  expect(games.map(({ nodeId }) => nodeId)).toEqual([JACKPOT_NODE]);
  return games[0]?.jackpot;
}

/** Asserts that all contributions to the pots of a currency are in them or were won, to the millionth. */
async function expectBalanced(currency: CurrencyCode, seed: number) {
  const { db } = setting.gateway;
  const rounds = await db
    .select({ bet: gameRounds.bet, win: gameRounds.win, jackpot: gameRounds.jackpot })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        eq(gameRounds.nodeId, JACKPOT_NODE),
        eq(wallets.currency, currency),
        eq(wallets.kind, 'main'),
      ),
    );
  const pot = await potIn(currency);
  const won = rounds.filter(({ jackpot }) => jackpot > 0);
  const staked = rounds.reduce((sum, { bet }) => sum + bet, 0);
  const paid = won.reduce((sum, { jackpot }) => sum + jackpot, 0);
  const held = (pot?.amount ?? 0) * 1_000_000 + (pot?.carry ?? 0);
  expect(held + paid * 1_000_000).toBe((1 + won.length) * seed * 1_000_000 + staked * SHARE);
  const lines = await db
    .select({ amount: journalLines.amount })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(and(eq(wallets.kind, 'house:jackpots'), eq(wallets.currency, currency)));
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(pot?.amount);
  expect(await checkJournal(db)).toEqual([]);
  return { won, paid };
}

test('a pot is its seed before any stake, and grows by its share of each stake', async () => {
  const accountId = await member();
  expect(await shownTo(accountId)).toBe(SEED / 100);
  const { play } = await sit(accountId);
  // A hundredth of 20 is no whole unit, so the remainder is kept.
  for (let round = 1; round <= 7; round += 1) {
    const { jackpot } = await play(20, loses);
    expect(jackpot).toBe(0);
    const grown = 20 * SHARE * round;
    expect(await potIn('USD')).toMatchObject({
      amount: SEED + Math.floor(grown / 1_000_000),
      carry: grown % 1_000_000,
    });
  }
  expect(await shownTo(accountId)).toBe((SEED + 1) / 100);
  await expectBalanced('USD', SEED);
});

test('a won pot is paid with the win of its round, everywhere, and starts again', async () => {
  const { db, clock } = setting.gateway;
  const accountId = await member();
  const { play, call } = await sit(accountId);
  await play(10_000, loses);
  const before = await mainBalance(db, accountId);
  const standing = await potIn('USD');
  const round = await play(1_000, wins);
  const pot = (standing?.amount ?? 0) + Math.floor(((standing?.carry ?? 0) + 1_000 * SHARE) / 1e6);
  expect(round.jackpot).toBe(pot);
  expect(round.win).toBeGreaterThanOrEqual(pot);

  // Balance and journal: one entry with the bet and the whole win.
  expect(await mainBalance(db, accountId)).toBe(before - 1_000 + round.win);
  const lines = await db
    .select({ kind: journalLines.kind, amount: journalLines.amount, walletKind: wallets.kind })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(eq(journalEntries.reference, round.orderNo));
  expect(lines).toContainEqual({ kind: 'bet', amount: -1_000, walletKind: 'main' });
  expect(lines).toContainEqual({ kind: 'win', amount: round.win, walletKind: 'main' });
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);

  // The pot.
  expect(await potIn('USD')).toMatchObject({ amount: SEED });
  expect(await shownTo(accountId)).toBe(SEED / 100);

  // Records, winners board, and the figures that loss limits and net results use.
  const { list } = await betOrders(db, {
    accountId,
    gameTypes: ['RNG'],
    startTime: 0,
    endTime: clock.now() + 1,
    pageNo: 1,
    pageSize: 10,
  });
  expect(list.find(({ orderNo }) => orderNo === round.orderNo)).toMatchObject({
    betAmount: 10,
    winAmount: round.win / 100,
    jackpotAmount: pot / 100,
    profitAndLoss: (round.win - 1_000) / 100,
  });
  // A round that won no pot has no jackpot.
  expect(list.filter(({ jackpotAmount }) => jackpotAmount !== undefined)).toHaveLength(1);
  const board = await db.select().from(winners).where(eq(winners.roundId, round.id));
  expect(board).toMatchObject([{ accountId, amount: round.win, nodeId: JACKPOT_NODE }]);
  const figures = await db
    .select({ amount: accountFigures.amount })
    .from(accountFigures)
    .where(
      and(
        eq(accountFigures.accountId, accountId),
        inArray(accountFigures.item, ['bet', 'win']),
        eq(accountFigures.currency, 'USD'),
      ),
    );
  const net = figures.reduce((sum, { amount }) => sum + amount, 0);
  expect(net).toBe((await mainBalance(db, accountId)) - FUNDS);

  // Shown again after an interruption, including the part that is the jackpot.
  const again = await sit(accountId);
  const { unseen } = (await again.call('state')).value;
  expect(unseen).toMatchObject({ orderNo: round.orderNo, win: round.win, jackpot: pot });
  await call('shown', { orderNo: round.orderNo });
  await expectBalanced('USD', SEED);
});

test('the same key is the same round: a pot is won once, and gets one contribution', async () => {
  const accountId = await member();
  const { token } = await setting.launch(accountId, 1, JACKPOT_NODE);
  const launch = await findLaunch(setting.gateway, token, '127.0.0.1');
  const request = { key: 'round-key-1', bet: 1_000, stake: {} };
  const rounds = await Promise.all(
    Array.from({ length: 5 }, () => playRound(setting.gateway, launch, request, wins)),
  );
  expect(new Set(rounds.map(({ round }) => round.orderNo)).size).toBe(1);
  expect(await potIn('USD')).toMatchObject({ amount: SEED });
  await expectBalanced('USD', SEED);
});

test('concurrent rounds never win the same pot, and every unit is accounted for', async () => {
  const seats = await Promise.all(Array.from({ length: 6 }, async () => sit(await member('EUR'))));
  const rounds = await Promise.all(
    seats.map(async ({ play }, seat) => {
      const own = [];
      for (let round = 0; round < 6; round += 1) {
        // 20, 60 … cents leave remainders; every third round wins.
        own.push(await play(20 * (1 + 2 * seat), round % 3 === 2 ? wins : loses));
      }
      return own;
    }),
  );
  const won = rounds.flat().filter(({ jackpot }) => jackpot > 0);
  expect(won).toHaveLength(12);
  const balanced = await expectBalanced('EUR', SEED);
  expect(balanced.won).toHaveLength(12);
  // Twelve seeds and the contributions: had two won the same pot, it would be more.
  expect(balanced.paid).toBeGreaterThanOrEqual(12 * SEED);
  expect(balanced.paid).toBeLessThan(12 * SEED + 100);
});

test('a refused round adds nothing to the pot', async () => {
  const { db } = setting.gateway;
  const accountId = await setting.addAccount();
  const { play } = await sit(accountId);
  const before = await potIn('USD');
  await expect(play(1_000, wins)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await potIn('USD')).toEqual(before);
  expect(await mainBalance(db, accountId)).toBe(0);
});

describe('participants', () => {
  test.each([
    ['a visitor’s free trial', async () => sit(undefined, 0)],
    ['a member’s free trial', async () => sit(await member(), 0)],
    ['a trial account', async () => sit(await trialAccount(), 1)],
  ])('not %s: it neither feeds the pot nor wins it', async (_who, open) => {
    const before = await potIn('USD');
    const { play, call } = await open();
    const { value } = await call('state');
    expect(value.mode).toBe('trial');
    const round = await play(1_000, wins);
    expect(round.jackpot).toBe(0);
    expect(await potIn('USD')).toEqual(before);
  });

  test('not a game without a jackpot', async () => {
    const { play, call } = await sit(await member(), 1, SLOT_NODE);
    const before = await setting.gateway.db.select().from(jackpotPots);
    expect((await play(1_000, loses)).jackpot).toBe(0);
    expect((await call('state')).value.jackpot).toBeNull();
    expect(await setting.gateway.db.select().from(jackpotPots)).toEqual(before);
  });
});

test('each currency has a pot of its own, of the same value in units of the catalogue', async () => {
  const [dollars, yen] = [await member('USD'), await member('JPY')];
  const inDollars = await potIn('USD');
  expect(await shownTo(yen)).toBe(SEED / 100);
  const { play, call } = await sit(yen);
  const { value } = await call('state');
  // 500 units of the catalogue are 50,000 yen.
  expect(value.jackpot).toMatchObject({ amount: 50_000, seed: 50_000, wonOnceIn: 5_000_000 });
  await play(1_000, loses);
  expect(await potIn('JPY')).toMatchObject({ amount: 50_010, carry: 0 });
  expect(await shownTo(yen)).toBe(500.1);
  expect(await potIn('USD')).toEqual(inDollars);
  expect(await shownTo(dollars)).toBe((inDollars?.amount ?? 0) / 100);
  // A visitor sees the merchant's.
  expect(await shownTo(undefined)).toBe((inDollars?.amount ?? 0) / 100);
  const round = await play(1_000, wins);
  expect(round.jackpot).toBe(50_020);
  await expectBalanced('JPY', 50_000);
});

test('[R10.10c] the game publishes its return with the jackpot, and both parts of it', async () => {
  const accountId = await member();
  const { value } = await (await sit(accountId)).call('state');
  const plain = value.game.baseRtp + value.game.freeSpinRtp;
  expect(value.jackpot).toMatchObject({ share: 1, rtp: 2, wonOnceIn: SEED * JACKPOT_TERMS.odds });
  expect(value.rtp).toBeCloseTo(plain + 2, 1);
});
