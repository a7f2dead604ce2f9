import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositByLaunchUrl, withdraw, withdrawSettings } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import {
  availablePromotions,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion,
} from '../../gateway/contract/promotions.ts';
import { playerRankProgress } from '../../gateway/contract/vip.ts';
import { elottSettledOrders, elottUnsettledOrders } from '../../gateway/contract/wallet.ts';
import type { Gateway } from '../../gateway/core/gateway.ts';
import { GatewayError } from '../../gateway/core/gateway-error.ts';
import { decideDeposit } from '../../gateway/modules/cashier/decide-deposit.ts';
import { placeWithdrawal } from '../../gateway/modules/cashier/withdrawals.ts';
import { seedRanks } from '../../gateway/sandbox/seed/vip.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { addGame, openGame, openLottery, type TestLine } from './game-support.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
let four: string;
let two: string;
let live: string;
beforeAll(async () => {
  running = await startRewards();
  await running.gateway.db.transaction(seedRanks);
  four = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  two = await addGame(running, 'ELOTT', 'HOUSE_DRAGON_DUEL_1M');
  live = await addGame(running, 'LIVE', 'TEST_LIVE');
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const line = (kind: string, pick: string, stake: number): TestLine => ({ kind, pick, stake });
const turnoverTimes = (times: number) =>
  callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: times }));
const settingsOf = ({ client, token }: RewardsMember) =>
  client.value(withdrawSettings, {}, { token });
const outstanding = async (member: RewardsMember) => (await settingsOf(member)).outstandingTurnover;
const ask = ({ client, token }: RewardsMember, cardId: number, amount: number) =>
  client.call(withdraw, { cardId, amount, paymentPassword: PAYMENT_PASSWORD }, { token, ...key() });

/** The counted amounts of a member's promotions and ranks. */
async function counted({ client, token }: RewardsMember) {
  const { list } = await client.value(availablePromotions, {}, { token });
  const done = (id: string) =>
    list.find(({ promotionId }) => promotionId === id)?.progress?.done ?? 0;
  const progress = await client.call(playerRankProgress, {}, { token });
  return {
    mission: done('MISSION'),
    raffle: done('RAFFLE'),
    rebate: done('REBATE'),
    rank: progress.success ? progress.value.validBets : 0,
    vip: (await client.value(memberInfo, {}, { token })).vip,
  };
}
const NOTHING = { mission: 0, raffle: 0, rebate: 0, rank: 0, vip: false };

test('an open lottery stake earns no mission, raffle or rank, and cancelling it leaves nothing', async () => {
  await turnoverTimes(0);
  const member = await rewardsMember(running);
  const { client, token, accountId } = member;
  await member.fund(900);
  for (const promotionId of ['MISSION', 'REBATE']) {
    await client.value(joinPromotion, { promotionId }, { token });
  }
  const lottery = await openLottery(running, accountId, four);
  await lottery.place([line('size', 'big', 45_000), line('end2', '00', 40_000)]);
  expect(await counted(member)).toEqual(NOTHING);
  const claims = [
    await client.call(claimIssuedPromotion, { promotionId: 'MISSION' }, { token, ...key() }),
    await client.call(claimIssuedPromotion, { promotionId: 'RANK' }, { token, ...key() }),
    await client.call(claimRafflePromotion, { promotionId: 'RAFFLE' }, { token, ...key() }),
  ];
  expect(claims.map(({ success }) => success)).toEqual([false, false, false]);
  await lottery.cancelAll();
  expect(await counted(member)).toEqual(NOTHING);
  expect(await member.balance()).toBe(900);
});

test('a lottery stake counts from its draw on', async () => {
  await turnoverTimes(0);
  const member = await rewardsMember(running);
  const { client, token, accountId } = member;
  await member.fund(900);
  await client.value(joinPromotion, { promotionId: 'MISSION' }, { token });
  await client.value(joinPromotion, { promotionId: 'REBATE' }, { token });
  const lottery = await openLottery(running, accountId, four);
  await lottery.place([line('end4', '1234', 250), line('end4', '5678', 250)]);
  const now = running.gateway.clock.now();
  const range = { startTime: now - DAY, endTime: now + DAY, pageNo: 1, pageSize: 10 };
  const open = await client.value(elottUnsettledOrders, range, { token });
  expect(open.footer).toMatchObject({ betAmount: 5, validBetAmount: 0 });
  await lottery.draw();
  expect(await counted(member)).toMatchObject({ mission: 5, rebate: 5, vip: false });
  const settled = await client.value(elottSettledOrders, range, { token });
  expect(settled.footer).toMatchObject({ betAmount: 5, validBetAmount: 5 });
});

test('an open slip fulfils no turnover: neither part of a deposit can be withdrawn unplayed', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  const cardId = await member.prepareWithdrawal();
  await member.fund(450);
  const lottery = await openLottery(running, member.accountId, four);
  await lottery.place([line('size', 'big', 30_000), line('size', 'odd', 15_000 - 1_000)]);
  expect(await ask(member, cardId, 10)).toMatchObject({
    errorCode: 'turnover_outstanding',
    value: { remaining: 450 },
  });
  await lottery.cancelAll();
  expect(await ask(member, cardId, 440)).toMatchObject({ errorCode: 'turnover_outstanding' });
  expect(await member.balance()).toBe(450);
});

test('a lottery bet on both sides counts only its maximum loss, over all slips of an issue', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  await member.fund(500);
  const lottery = await openLottery(running, member.accountId, four);
  // Each pair returns 190 of 200 whatever is drawn.
  await lottery.place([line('size', 'big', 10_000), line('size', 'odd', 10_000)]);
  await lottery.place([line('size', 'small', 10_000), line('size', 'even', 10_000)]);
  await lottery.draw();
  expect(await outstanding(member)).toBe(480);
});

test('dragon and tiger with tie, and all endings of a digit, count only their maximum loss', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  await member.fund(500);
  const lottery = await openLottery(running, member.accountId, two);
  // Dragon or tiger returns 208 of 200; a tie loses both.
  await lottery.place([line('duel', 'dragon', 10_000)]);
  await lottery.place([line('duel', 'tiger', 10_000), line('duel', 'tie', 2_500)]);
  await lottery.draw();
  // Of 225 at least 208 come back.
  expect(await outstanding(member)).toBe(483);
  const digits = Array.from({ length: 10 }, (_, digit) => line('end1', String(digit), 1_000));
  await lottery.place(digits);
  await lottery.draw();
  expect(await outstanding(member)).toBe(477);
});

test('endings cover each other over more bets than are settled in one batch', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  await member.fund(500);
  const lottery = await openLottery(running, member.accountId, four);
  const tens = (of: readonly number[]) =>
    of.flatMap((ten) =>
      Array.from({ length: 10 }, (_, digit) => line('end2', `${ten}${digit}`, 50)),
    );
  const pairs = [0, 2, 4, 6, 8].map((ten) => [ten, ten + 1]);
  for (const pair of [...pairs, ...pairs, [0, 1]]) await lottery.place(tens(pair));
  await lottery.draw();
  // Of 110 at least 94 come back: every ending has two bets, twenty of them have three.
  expect(await outstanding(member)).toBe(484);
});

test('a baccarat round on player and banker counts the commission alone', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  await member.fund(500);
  const call = await openGame(running, member.accountId, live);
  const both = { key: 'round-key-1', bet: 20_000, stake: { player: 10_000, banker: 10_000 } };
  const played = await call('round', both);
  expect(played.status).toBe(200);
  // A tie returns both: then nothing was at risk.
  const isTie = played.value.round.outcome.winner === 'tie';
  expect(await outstanding(member)).toBe(isTie ? 500 : 495);
});

test('turnover of deposits and bonuses is fulfilled in order, by what was settled after them', async () => {
  await turnoverTimes(1);
  const member = await rewardsMember(running);
  await member.fund(100);
  await member.bet(30_00);
  await member.fund(50);
  expect(await settingsOf(member)).toMatchObject({
    outstandingTurnover: 120,
    requiredTurnover: 150,
  });
  await member.bet(90_00);
  expect(await settingsOf(member)).toMatchObject({ outstandingTurnover: 30, requiredTurnover: 50 });
  await member.bet(30_00);
  expect(await settingsOf(member)).toMatchObject({ outstandingTurnover: 0, requiredTurnover: 0 });
});

/** A gateway whose transactions begin only when this one and `others` have reached the same point. */
function meeting(gateway: Gateway, others: () => Promise<unknown>): Gateway {
  const transaction: typeof gateway.db.transaction = async (work) => {
    await others();
    return gateway.db.transaction(work);
  };
  const db: Gateway['db'] = Object.assign(Object.create(gateway.db), { transaction });
  return { ...gateway, db };
}

/** Resolves for all callers once their number is reached. */
function barrier(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === parties) resolve();
    return promise;
  };
}

test('a deposit that is credited during withdrawals keeps its turnover, 20 times', async () => {
  await turnoverTimes(0);
  const member = await rewardsMember(running);
  const { client, token, accountId } = member;
  const cardId = await member.prepareWithdrawal();
  const change = { minimumAmount: 10, maximumAmount: 5000, dailyCount: 99 };
  const withdraw = { ...change, decideAfterMs: 60_000, usualMinutes: 1 };
  await callCashier(running.url, 'settings', JSON.stringify({ withdraw }));
  await member.fund(500);
  await turnoverTimes(1);
  for (let race = 1; race <= 20; race += 1) {
    const request = { channelId: 'lagoon', amount: 50 };
    const order = await client.value(depositByLaunchUrl, request, { token, ...key() });
    const before = await member.balance();
    const meet = barrier(3);
    const gateway = meeting(running.gateway, meet);
    // The embedded database runs one transaction at a time, so each is first in turn.
    const provider = meeting(running.gateway, async () => {
      await meet();
      if (race % 2 === 0) await new Promise(setImmediate);
    });
    const take = (amount: number) => {
      const asked = { accountId, cardId, amount, paymentPassword: PAYMENT_PASSWORD };
      return placeWithdrawal(gateway, { ...asked, key: randomUUID() }).then(
        () => undefined,
        (error: unknown) => (error instanceof GatewayError ? error.code : error),
      );
    };
    const [whole, part] = await Promise.all([
      take(before + 50),
      take(10),
      decideDeposit(provider, order.orderNo, { outcome: 'approved' }),
    ]);
    // No part of the deposit can be withdrawn unplayed, and all of it is required, in any order.
    expect(['insufficient_balance', 'turnover_outstanding'], `race ${race}`).toContain(whole);
    expect([undefined, 'turnover_outstanding'], `race ${race}`).toContain(part);
    expect(await outstanding(member), `race ${race}`).toBe(50);
    await member.bet(50_00);
    expect(await outstanding(member), `race ${race}`).toBe(0);
    // Resets the throttles of deposits and withdrawals.
    running.gateway.clock.advance(10 * 60_000);
  }
}, 120_000);
