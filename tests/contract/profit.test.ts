import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw } from '../../gateway/contract/cashier.ts';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { personalProfit } from '../../gateway/contract/member-pages.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { desk, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import { addGame, openLottery } from './game-support.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await desk(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

type Query = RequestOf<typeof personalProfit>;

const now = () => running.gateway.clock.now();
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const profit = ({ client, token }: RewardsMember, query: Query) =>
  client.value(personalProfit, query, { token });
const sums = (rounds: number, betAmount: number, winAmount: number) => ({
  rounds,
  betAmount,
  validBetAmount: betAmount,
  winAmount,
  profitAndLoss: winAmount - betAmount,
});

test('[R2.68] tells what a range brought, by product and by the days of the person’s own zone', async () => {
  const member = await rewardsMember(running);
  await member.fund(300);
  const midnight = Math.floor(now() / DAY) * DAY - 2 * DAY;
  await member.bet(1_000, 'RNG', midnight - 2 * HOUR, 2_500);
  await member.bet(500, 'RNG', midnight + HOUR);
  await member.bet(2_000, 'LIVE', midnight + HOUR);
  // Outside the range.
  await member.bet(4_000, 'FISH', midnight - 4 * HOUR);
  const range = { startTime: midnight - 3 * HOUR, endTime: midnight + 2 * HOUR };
  const before = dateOf(midnight - 1);
  const after = dateOf(midnight);

  const inUtc = await profit(member, { ...range, utcOffset: 0 });
  expect(inUtc.totals).toEqual({ ...sums(3, 35, 25), deposits: 0, withdrawals: 0 });
  expect(inUtc.products).toEqual([
    { gameType: 'RNG', ...sums(2, 15, 25) },
    { gameType: 'LIVE', ...sums(1, 20, 0) },
  ]);
  expect(inUtc.days).toEqual([
    { day: before, ...sums(1, 10, 25) },
    { day: after, ...sums(2, 25, 0) },
  ]);
  const inManila = await profit(member, { ...range, utcOffset: 8 * 60 });
  expect(inManila.days).toEqual([{ day: after, ...sums(3, 35, 25) }]);
  const inTheAzores = await profit(member, { ...range, utcOffset: -2 * 60 });
  expect(inTheAzores.days).toEqual([{ day: before, ...sums(3, 35, 25) }]);
});

test('[R2.68] an open bet is no loss, and the cashier’s sums stand beside it', async () => {
  const lotteryNode = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const member = await rewardsMember(running);
  const cardId = await member.prepareWithdrawal();
  const range = { startTime: now() - HOUR, endTime: now() + HOUR, utcOffset: 0 };
  await member.fund(300);
  const lottery = await openLottery(running, member.accountId, lotteryNode);
  await lottery.place([{ kind: 'size', pick: 'big', stake: 1_000 }]);
  const { client, token } = member;
  await client.value(
    withdraw,
    { cardId, amount: 40, paymentPassword: PAYMENT_PASSWORD },
    { token, idempotencyKey: randomUUID() },
  );
  const { totals, products } = await profit(member, range);
  const open = { rounds: 1, betAmount: 10, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 };
  expect(totals).toEqual({ ...open, deposits: 300, withdrawals: 40 });
  expect(products).toEqual([{ gameType: 'ELOTT', ...open }]);

  await lottery.draw();
  const drawn = await profit(member, range);
  expect(drawn.totals).toMatchObject({ betAmount: 10, validBetAmount: 10 });
  expect(drawn.totals.profitAndLoss).toBe(drawn.totals.winAmount - 10);
});

test('[R2.68] refuses ranges and offsets that there are not, and trials', async () => {
  const { client, token } = await rewardsMember(running);
  const week = { startTime: now() - 7 * DAY, endTime: now(), utcOffset: 0 };
  const fieldsOf = async (change: Partial<Query>) => {
    const answer = await client.call(personalProfit, { ...week, ...change }, { token });
    return answer.success ? undefined : answer.value?.fields;
  };
  expect(await fieldsOf({ endTime: week.startTime - 1 })).toEqual({ endTime: 'range_reversed' });
  expect(await fieldsOf({ startTime: week.endTime - 30 * DAY })).toBeUndefined();
  expect(await fieldsOf({ startTime: week.endTime - 30 * DAY - 1 })).toEqual({
    endTime: 'range_too_long',
  });
  for (const utcOffset of [-12 * 60, 14 * 60])
    expect(await fieldsOf({ utcOffset })).toBeUndefined();
  for (const utcOffset of [-12 * 60 - 1, 14 * 60 + 1]) {
    expect(await fieldsOf({ utcOffset })).toEqual({ utcOffset: 'offset_unknown' });
  }
  const visitor = createClient(running.url);
  const trial = await visitor.freePlay();
  expect(await visitor.call(personalProfit, week, { token: trial.token })).toMatchObject({
    status: 403,
    errorCode: 'in_need_true_account',
  });
});
