import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw } from '../../gateway/contract/cashier.ts';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { personalProfit } from '../../gateway/contract/member-pages.ts';
import { elottSettledOrders } from '../../gateway/contract/wallet.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import { addGame, openLottery } from './game-support.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
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

test('[R2.68] shows the result of a range, by product and by the days of the person’s own time zone', async () => {
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

  const inUtc = await profit(member, { ...range, timeZone: 'UTC' });
  expect(inUtc.totals).toEqual({ ...sums(3, 35, 25), deposits: 0, withdrawals: 0 });
  expect(inUtc.products).toEqual([
    { gameType: 'RNG', ...sums(2, 15, 25) },
    { gameType: 'LIVE', ...sums(1, 20, 0) },
  ]);
  expect(inUtc.days).toEqual([
    { day: before, ...sums(1, 10, 25) },
    { day: after, ...sums(2, 25, 0) },
  ]);
  const inManila = await profit(member, { ...range, timeZone: 'Asia/Manila' });
  expect(inManila.days).toEqual([{ day: after, ...sums(3, 35, 25) }]);
  const onNoronha = await profit(member, { ...range, timeZone: 'America/Noronha' });
  expect(onNoronha.days).toEqual([{ day: before, ...sums(3, 35, 25) }]);
});

test('[R2.68] days are calendar days across the end of summer time, and the repeated hour is in its day', async () => {
  const member = await rewardsMember(running);
  await member.fund(100);
  await member.bet(1_000, 'RNG', Date.parse('2026-10-22T00:30+02:00'));
  await member.bet(200, 'RNG', Date.parse('2026-10-25T00:30+02:00'));
  await member.bet(300, 'RNG', Date.parse('2026-10-25T23:30+01:00'));
  await member.bet(400, 'RNG', Date.parse('2026-10-26T00:30+01:00'));
  const range = {
    startTime: Date.parse('2026-10-22T00:00+02:00'),
    endTime: Date.parse('2026-10-28T00:00+01:00') - 1,
  };
  const { days } = await profit(member, { ...range, timeZone: 'Europe/Berlin' });
  expect(days).toEqual([
    { day: '2026-10-22', ...sums(1, 10, 0) },
    { day: '2026-10-25', ...sums(2, 5, 0) },
    { day: '2026-10-26', ...sums(1, 4, 0) },
  ]);
});

test('[R2.68] [R2.66] a cancelled bet is in no total, but still in the record', async () => {
  const lotteryNode = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const member = await rewardsMember(running);
  const range = { startTime: now() - HOUR, endTime: now() + HOUR };
  await member.fund(300);
  const lottery = await openLottery(running, member.accountId, lotteryNode);
  await lottery.place([{ kind: 'size', pick: 'big', stake: 1_000 }]);
  await lottery.cancelAll();
  await member.bet(500);
  const told = await profit(member, { ...range, timeZone: 'UTC' });
  expect(told.totals).toMatchObject(sums(1, 5, 0));
  expect(told.products).toEqual([{ gameType: 'RNG', ...sums(1, 5, 0) }]);
  expect(told.days).toMatchObject([sums(1, 5, 0)]);
  const { client, token } = member;
  const page = { ...range, pageNo: 1, pageSize: 10 };
  const { list, footer, totalCount } = await client.value(elottSettledOrders, page, { token });
  expect(list).toMatchObject([{ status: 'cancelled', betAmount: 10, profitAndLoss: 0 }]);
  expect(totalCount).toBe(1);
  expect(footer).toEqual({ betAmount: 0, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 });
});

test('[R2.68] an open bet is no loss, and the cashier’s sums are shown separately', async () => {
  const lotteryNode = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const member = await rewardsMember(running);
  const cardId = await member.prepareWithdrawal();
  const range = { startTime: now() - HOUR, endTime: now() + HOUR, timeZone: 'UTC' };
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

test('[R2.68] refuses invalid ranges and time zones, and trials', async () => {
  const { client, token } = await rewardsMember(running);
  const week = { startTime: now() - 7 * DAY, endTime: now(), timeZone: 'UTC' };
  const fieldsOf = async (change: Partial<Query>) => {
    const answer = await client.call(personalProfit, { ...week, ...change }, { token });
    return answer.success ? undefined : answer.value?.fields;
  };
  expect(await fieldsOf({ endTime: week.startTime - 1 })).toEqual({ endTime: 'range_reversed' });
  // Thirty days of which one has 25 hours.
  const longest = 30 * DAY + HOUR;
  expect(await fieldsOf({ startTime: week.endTime - longest })).toBeUndefined();
  expect(await fieldsOf({ startTime: week.endTime - longest - 1 })).toEqual({
    endTime: 'range_too_long',
  });
  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC']) {
    expect(await fieldsOf({ timeZone })).toBeUndefined();
  }
  for (const timeZone of ['Europe/Nowhere', 'Abc+3']) {
    expect(await fieldsOf({ timeZone })).toEqual({ timeZone: 'zone_unknown' });
  }
  // PostgreSQL interprets the sign of an offset in the opposite way.
  for (const timeZone of ['+02:00', '-0800', '']) {
    expect(await client.call(personalProfit, { ...week, timeZone }, { token })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
    });
  }
  const visitor = createClient(running.url);
  const trial = await visitor.freePlay();
  expect(await visitor.call(personalProfit, week, { token: trial.token })).toMatchObject({
    status: 403,
    errorCode: 'in_need_true_account',
  });
});
