import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import {
  accountTotals,
  depositOrders,
  gameRounds,
  games,
  turnoverObligations,
  vendors,
} from '../../gateway/database/schema/index.ts';
import { decideDeposit } from '../../gateway/modules/cashier/decide-deposit.ts';
import { checkAccountTotals, totalsOf } from '../../gateway/modules/rounds/account-totals.ts';
import { countSettledRounds } from '../../gateway/modules/rounds/count-settled-rounds.ts';
import { validBetsBetween } from '../../gateway/modules/rounds/valid-bets.ts';
import { accountWallet } from '../../gateway/modules/wallet/wallets.ts';
import { registerLottery } from '../../gateway/sandbox/lottery/index.ts';
import { LOTTERY_STAKES } from '../../gateway/sandbox/lottery/lotteries.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import { nodeOf, sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';

const CODE = 'HOUSE_DRAGON_DUEL_1M';

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
  const { app, gateway } = setting;
  registerLottery(app, gateway);
  await gateway.db
    .insert(vendors)
    .values({ vassalage: 'LOTT', name: { EN: 'House Lottery', TY: 'Loterya ng Bahay' } })
    .onConflictDoNothing();
  await gateway.db
    .insert(games)
    .values({
      nodeId: CODE,
      gameType: 'ELOTT',
      roomId: CODE,
      gameCode: CODE,
      vassalage: 'LOTT',
      name: { EN: CODE, TY: CODE },
      searchText: CODE,
      gameClassify: 'ALL',
      isNew: false,
      releasedAt: 0,
      supportPlay: 0,
      rtp: 9360,
      lines: 0,
      ...LOTTERY_STAKES,
      popularity: 1,
      theme: 'lottery',
      motif: 'lottoball',
    })
    .onConflictDoNothing();
});
afterAll(() => setting.close());

/** A member with a turnover requirement of one time each deposit. */
async function member() {
  const accountId = await setting.addAccount();
  const { gateway } = setting;
  const { db, clock } = gateway;
  // Opened for each call, because launches expire within hours, which pass in these tests.
  const open = (nodeId: string, accountType = 1) => setting.launch(accountId, accountType, nodeId);
  const round = async (launch: ReturnType<typeof open>, bet: number, stake = {}) =>
    (await launch).call('round', { key: randomUUID(), bet, stake });
  const toDraw = () => clock.advance(MINUTE - (clock.now() % MINUTE) + 1_000);
  return {
    accountId,
    deposit: async (amount: number) => {
      const orderNo = `D${randomUUID()}`;
      const at = clock.now();
      await db.insert(depositOrders).values({
        orderNo,
        accountId,
        idempotencyKey: orderNo,
        bodyHash: '',
        currency: 'USD',
        amount: amount + 10,
        fee: 10,
        status: 'pending',
        createdAt: at,
        kind: 'qr',
        channelId: 'scanpay',
        channelName: 'QR',
        turnoverRequired: amount,
        payToken: orderNo,
        expiresAt: at + DAY,
      });
      await decideDeposit(gateway, orderNo, { outcome: 'approved' });
    },
    spin: (bet: number) => round(open(nodeOf('RNG')), bet),
    spinTrial: (bet: number) => round(open(nodeOf('RNG'), 0), bet),
    deal: (player: number, banker: number) =>
      round(open(nodeOf('LIVE')), player + banker, { player, banker }),
    slip: async (picks: readonly string[]) => {
      const lottery = await open(CODE);
      const { issueNo } = (await lottery.call('lottery/board')).value.issue;
      const lines = picks.map((pick) => ({ kind: 'size', pick, stake: 500 }));
      return lottery.call('lottery/slip', { key: randomUUID(), issueNo, lines });
    },
    cancelOne: async () => {
      const lottery = await open(CODE);
      const { bets } = (await lottery.call('lottery/board')).value;
      const waiting = bets.find(({ state }: { state: string }) => state === 'open');
      if (waiting) await lottery.call('lottery/cancel', { orderNo: waiting.orderNo });
    },
    toDraw,
  };
}

const roundsOf = (accountId: number) =>
  setting.gateway.db
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.accountId, accountId), eq(gameRounds.state, 'settled')))
    .orderBy(gameRounds.id);

const obligationsOf = (accountId: number) =>
  setting.gateway.db
    .select({
      required: turnoverObligations.required,
      fulfilled: turnoverObligations.fulfilled,
    })
    .from(turnoverObligations)
    .where(eq(turnoverObligations.accountId, accountId))
    .orderBy(turnoverObligations.id);

type Step =
  | { readonly kind: 'deposit'; readonly amount: number }
  | { readonly kind: 'spin' | 'spinTrial'; readonly bet: number }
  | { readonly kind: 'deal'; readonly player: number; readonly banker: number }
  | { readonly kind: 'slip'; readonly picks: readonly string[] }
  | { readonly kind: 'cancelOne' | 'draw' }
  | { readonly kind: 'pass'; readonly hours: number };

const stepsOf20 = (least: number) => fc.integer({ min: least, max: 50 }).map((steps) => steps * 20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), amount: stepsOf20(1) }),
  fc.record({ kind: fc.constantFrom('spin' as const, 'spinTrial' as const), bet: stepsOf20(1) }),
  fc.record({ kind: fc.constant('deal' as const), player: stepsOf20(1), banker: stepsOf20(0) }),
  fc.record({
    kind: fc.constant('slip' as const),
    picks: fc.uniqueArray(fc.constantFrom('big', 'small', 'odd', 'even'), { minLength: 1 }),
  }),
  fc.record({ kind: fc.constantFrom('cancelOne' as const, 'draw' as const) }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

type Member = Awaited<ReturnType<typeof member>>;

async function take(one: Member, chosen: Step): Promise<void> {
  switch (chosen.kind) {
    case 'deposit':
      return one.deposit(chosen.amount);
    case 'spin':
    case 'spinTrial':
      return one[chosen.kind](chosen.bet);
    case 'deal':
      return one.deal(chosen.player, chosen.banker);
    case 'slip':
      await one.slip(chosen.picks);
      return;
    case 'cancelOne':
      return one.cancelOne();
    case 'draw':
      one.toDraw();
      return drawDueIssues(setting.gateway);
    case 'pass':
      setting.gateway.clock.advance(chosen.hours * HOUR);
      return drawDueIssues(setting.gateway);
  }
}

test('after deposits, rounds, cancellations and withdrawals, totals and turnover equal those of the settled rounds', async () => {
  const { db } = setting.gateway;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const one = await member();
      await one.deposit(100_000);
      /** A reference model: money and required bets, in single minor units. */
      let deposits = 100_000;
      const asked = [{ required: 100_000, fulfilled: 0 }];
      const seen = new Set<number>();
      for (const chosen of steps) {
        await take(one, chosen);
        if (chosen.kind === 'deposit') {
          deposits += chosen.amount;
          asked.push({ required: chosen.amount, fulfilled: 0 });
        }
        const settled = await roundsOf(one.accountId);
        for (const { id, validBet } of settled.filter((row) => !seen.has(row.id))) {
          seen.add(id);
          for (let unit = 0; unit < validBet; unit += 1) {
            const open = asked.find(({ required, fulfilled }) => fulfilled < required);
            if (open) open.fulfilled += 1;
          }
        }
        const validBets = settled.reduce((sum, row) => sum + row.validBet, 0);
        const of = { accountId: one.accountId, currency: 'USD' };
        expect(await totalsOf(db, of)).toEqual({ validBets, deposits });
        expect(await obligationsOf(one.accountId)).toEqual(asked);
      }
      expect(await checkAccountTotals(db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('the sum of any range of time equals that of the rounds that were settled in it', async () => {
  const { db, clock } = setting.gateway;
  const start = Math.floor(clock.now() / DAY) * DAY - 20 * DAY;
  const time = fc.nat({ max: 6 * DAY }).map((after) => start + after);
  const edge = fc.oneof(
    time,
    fc.nat({ max: 6 }).map((days) => start + days * DAY),
    // Midnights of a merchant in UTC+8.
    fc.nat({ max: 5 }).map((days) => start + days * DAY + 16 * HOUR),
  );
  const played = fc.array(fc.record({ at: edge, validBet: fc.nat({ max: 1000 }) }), {
    maxLength: 12,
  });
  const ranges = fc.array(fc.tuple(edge, fc.option(edge, { nil: undefined })), { minLength: 8 });
  await fc.assert(
    fc.asyncProperty(played, ranges, async (rounds, asked) => {
      const accountId = await setting.addAccount();
      const of = { accountId, currency: 'USD' };
      await db.transaction(async (tx) => {
        const walletId = await accountWallet(tx, { ...of, kind: 'main', at: start });
        for (const { at, validBet } of rounds) {
          const orderNo = randomUUID();
          const round = {
            orderNo,
            accountId,
            walletId,
            gameName: 'G',
            gameType: 'RNG',
            vassalage: 'v',
            validBet,
          };
          await tx.insert(gameRounds).values({
            ...round,
            nodeId: 'n',
            vendorName: 'v',
            roundKey: orderNo,
            bet: validBet,
            win: 0,
            state: 'settled',
            createdAt: at - HOUR,
            settledAt: at,
          });
          await countSettledRounds(tx, [round], at);
        }
      });
      for (const [from, until] of asked) {
        const expected = rounds
          .filter(({ at }) => at >= from && (until === undefined || at < until))
          .reduce((sum, { validBet }) => sum + validBet, 0);
        expect(await validBetsBetween(db, of, { from, until })).toBe(expected);
      }
    }),
    { numRuns: 15 },
  );
  expect(await checkAccountTotals(db)).toEqual([]);
}, 120_000);

test('the check reports every total that differs from rounds and journal', async () => {
  const { db } = setting.gateway;
  const one = await member();
  await one.deposit(5_000);
  await one.spin(100);
  const own = eq(accountTotals.accountId, one.accountId);
  await db.update(accountTotals).set({ validBets: 101, deposits: 4_999 }).where(own);
  const { accountId } = one;
  const row = { accountId, currency: 'USD' };
  expect(await checkAccountTotals(db)).toEqual([
    { ...row, of: 'validBets', counted: 101, recorded: 100 },
    { ...row, of: 'deposits', counted: 4_999, recorded: 5_000 },
  ]);
  await db.update(accountTotals).set({ validBets: 100, deposits: 5_000 }).where(own);
  expect(await checkAccountTotals(db)).toEqual([]);
});

test('concurrent rounds, draws and deposits of several members are each counted once, 20 times', async () => {
  const { db } = setting.gateway;
  const members = await Promise.all([member(), member(), member()]);
  for (const one of members) await one.deposit(100_000);
  const ids = members.map(({ accountId }) => accountId);
  for (let race = 1; race <= 20; race += 1) {
    for (const one of members) await one.slip(['big', 'odd']);
    members[0]?.toDraw();
    const answers = await Promise.all([
      drawDueIssues(setting.gateway),
      drawDueIssues(setting.gateway),
      ...members.flatMap((one) => [
        one.spin(100),
        one.deal(100, 100),
        one.deposit(1_000),
        one.spin(20),
      ]),
    ]);
    for (const answer of answers) {
      if (answer) expect(answer.status, `race ${race}`).toBe(200);
    }
    await drawDueIssues(setting.gateway);
    expect(await checkAccountTotals(db), `race ${race}`).toEqual([]);
  }
  const open = await db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(and(inArray(gameRounds.accountId, ids), eq(gameRounds.state, 'open')));
  expect(open).toEqual([]);
}, 120_000);
