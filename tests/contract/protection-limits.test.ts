import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositOrderDetail } from '../../gateway/contract/cashier.ts';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import { changeLimits, LIMIT_KINDS, LIMIT_PERIODS } from '../../gateway/contract/protection.ts';
import { playLimits } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient } from './client.ts';
import { addGame, openGame } from './game-support.ts';
import { type Player, player, startProtected, toNextDay } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

const advance = (ms: number) => running.gateway.clock.advance(ms);
const now = () => running.gateway.clock.now();

/** The error of a refused change at the field of its limit. */
const problemOf = (answer: Awaited<ReturnType<Player['change']>>) =>
  answer.success ? undefined : answer.value?.fields;

test('[R10.01] four kinds of limits over a day, seven days and a month, as free text, with the used amount and the renewal', async () => {
  const me = await player(running);
  const before = await me.limits();
  expect(before.limits.map(({ kind, period }) => `${kind}.${period}`)).toEqual(
    LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => `${kind}.${period}`)),
  );
  expect(before.limits.every(({ value }) => value === undefined)).toBe(true);
  expect(before).toMatchObject({ isAsked: false, wentWithout: false, coolingHours: 24 });
  const answer = await me.change(
    { action: 'set', kind: 'deposit', period: 'day', value: 137.45 },
    { action: 'set', kind: 'loss', period: 'week', value: 80 },
    { action: 'set', kind: 'wager', period: 'month', value: 1000.01 },
    { action: 'set', kind: 'time', period: 'day', value: 95 },
  );
  expect(answer.success).toBe(true);
  const { limits, isAsked } = await me.limits();
  const values = limits.filter(({ value }) => value !== undefined);
  expect(values.map(({ kind, period, value }) => [kind, period, value])).toEqual([
    ['deposit', 'day', 137.45],
    ['loss', 'week', 80],
    ['wager', 'month', 1000.01],
    ['time', 'day', 95],
  ]);
  expect(isAsked).toBe(true);
  const at = new Date(now());
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const monday = midnight - ((at.getUTCDay() + 6) % 7) * DAY;
  const renews = new Map(limits.map(({ period, renewsAt }) => [period, renewsAt]));
  expect([...renews]).toEqual([
    ['day', midnight + DAY],
    ['week', monday + 7 * DAY],
    ['month', Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)],
  ]);
});

test('[R10.01] periods begin in the merchant’s time zone', async () => {
  const me = await player(running);
  const { developer } = createClient(running.url);
  await developer('settings', { timeZone: 'Asia/Manila' });
  try {
    const { renewsAt } = await me.limit('deposit', 'day');
    expect((renewsAt + 8 * HOUR) % DAY).toBe(0);
    expect(renewsAt - now()).toBeLessThanOrEqual(DAY);
  } finally {
    await developer('settings', { timeZone: 'UTC' });
  }
});

test('[R10.01] deposit limits are gross: pending deposits count, a withdrawal frees nothing, the next day does', async () => {
  toNextDay(running, HOUR);
  const me = await player(running);
  await me.set('deposit', 'day', 100);
  const first = await me.deposit(60);
  expect(first.success).toBe(true);
  const refused = await me.deposit(40.01);
  expect(refused).toMatchObject({
    status: 409,
    errorCode: 'limit_reached',
    value: { limit: { kind: 'deposit', period: 'day', value: 100, left: 40 } },
  });
  const { renewsAt } = await me.limit('deposit', 'day');
  expect(refused.success ? undefined : refused.value?.limit?.renewsAt).toBe(renewsAt);
  const second = await me.deposit(40);
  for (const order of [first, second]) {
    if (order.success) await me.pay(order.value.launchUrl, 'approve');
  }
  expect(await me.balance()).toBe(100);
  expect((await me.deposit(10)).errorCode).toBe('limit_reached');
  toNextDay(running);
  expect((await me.limit('deposit', 'day')).used).toBe(0);
  expect((await me.deposit(100)).success).toBe(true);
});

test('[R10.02] [R10.03] a limit below the used amount applies at once: earlier requests are not credited above it, and no more are accepted', async () => {
  const me = await player(running);
  const order = await me.deposit(90);
  const other = await me.deposit(20);
  if (!order.success || !other.success) throw new Error('A deposit was refused.');
  expect((await me.limit('deposit', 'week')).used).toBe(110);
  // Both are pending, and only one of them is within the limit.
  expect((await me.set('deposit', 'week', 109.99)).success).toBe(true);
  expect(await me.limit('deposit', 'week')).toMatchObject({ value: 109.99, used: 110 });
  expect(await me.deposit(10)).toMatchObject({
    errorCode: 'limit_reached',
    value: { limit: { kind: 'deposit', period: 'week', value: 109.99, left: 0 } },
  });
  await me.pay(order.value.launchUrl, 'approve');
  expect(await me.balance()).toBe(90);
  await me.pay(other.value.launchUrl, 'approve');
  expect(await me.balance()).toBe(90);
});

test('[R10.02] a lower limit applies at the next call; a higher one after 24 hours and a confirmation, within 72 hours', async () => {
  const me = await player(running);
  await me.set('deposit', 'month', 200);
  await me.set('deposit', 'month', 50);
  expect((await me.deposit(50.01)).errorCode).toBe('limit_reached');
  const asked = now();
  await me.set('deposit', 'month', 300);
  const waiting = (await me.limit('deposit', 'month')).waiting;
  expect(waiting).toEqual({
    value: 300,
    askedAt: expect.any(Number),
    confirmFrom: expect.any(Number),
    confirmUntil: expect.any(Number),
  });
  if (!waiting) throw new Error('Nothing waits.');
  expect(waiting.confirmFrom - waiting.askedAt).toBe(24 * HOUR);
  expect(waiting.confirmUntil - waiting.confirmFrom).toBe(72 * HOUR);
  expect(waiting.askedAt).toBeGreaterThanOrEqual(asked);
  const confirm = () => me.change({ action: 'confirm', kind: 'deposit', period: 'month' });
  expect(problemOf(await confirm())).toEqual({ 'deposit.month': 'limit_waits' });
  advance(24 * HOUR - (now() - waiting.askedAt) - 2_000);
  expect(problemOf(await confirm())).toEqual({ 'deposit.month': 'limit_waits' });
  expect((await me.deposit(50.01)).errorCode).toBe('limit_reached');
  advance(3_000);
  // A day has passed, and without the confirmation the old limit still applies.
  expect((await me.deposit(50.01)).errorCode).toBe('limit_reached');
  expect((await me.limit('deposit', 'month')).value).toBe(50);
  expect((await confirm()).success).toBe(true);
  expect(await me.limit('deposit', 'month')).toMatchObject({ value: 300 });
  expect((await me.limit('deposit', 'month')).waiting).toBeUndefined();
  expect((await me.deposit(300)).success).toBe(true);
});

test('[R10.02] [R10.03] a limit below the current stakes applies in an open game, until the day is over', async () => {
  toNextDay(running, HOUR);
  const me = await player(running);
  await me.fund(50);
  const game = await me.play();
  expect((await game.spin(200)).status).toBe(200);
  await me.set('wager', 'day', 1);
  expect(await me.limit('wager', 'day')).toMatchObject({ value: 1, used: 2 });
  expect(await game.spin(20)).toMatchObject({
    errorCode: 'limit_reached',
    limit: { kind: 'wager', period: 'day', value: 1, left: 0 },
  });
  toNextDay(running);
  expect((await (await me.play()).spin(20)).status).toBe(200);
});

test('[R10.02] a removal waits in the same way, and a late confirmation has no effect', async () => {
  const me = await player(running);
  await me.set('wager', 'day', 20);
  const remove = () => me.change({ action: 'remove', kind: 'wager', period: 'day' });
  const confirm = () => me.change({ action: 'confirm', kind: 'wager', period: 'day' });
  await remove();
  expect((await me.limit('wager', 'day')).waiting).toMatchObject({ askedAt: expect.any(Number) });
  expect((await me.limit('wager', 'day')).waiting?.value).toBeUndefined();
  advance((24 + 72) * HOUR + MINUTE);
  expect(problemOf(await confirm())).toEqual({ 'wager.day': 'limit_not_waiting' });
  expect(await me.limit('wager', 'day')).toMatchObject({ value: 20 });
  await remove();
  // The player keeps it after all, and then removes it permanently.
  await me.change({ action: 'keep', kind: 'wager', period: 'day' });
  advance(25 * HOUR);
  expect(problemOf(await confirm())).toEqual({ 'wager.day': 'limit_not_waiting' });
  await remove();
  advance(25 * HOUR);
  expect((await confirm()).success).toBe(true);
  expect((await me.limit('wager', 'day')).value).toBeUndefined();
});

test('[R10.02] requesting a pending change again does not restart it; another value does', async () => {
  const me = await player(running);
  const waiting = async () => (await me.limit('deposit', 'week')).waiting;
  await me.set('deposit', 'week', 100);
  await me.set('deposit', 'week', 200);
  const first = await waiting();
  advance(23 * HOUR);
  await me.set('deposit', 'week', 200);
  expect(await waiting()).toEqual(first);
  await me.set('deposit', 'week', 300);
  const other = await waiting();
  expect(other?.askedAt).toBeGreaterThanOrEqual((first?.askedAt ?? 0) + 23 * HOUR);
  const remove = () => me.change({ action: 'remove', kind: 'deposit', period: 'week' });
  await remove();
  const removal = await waiting();
  expect(removal?.value).toBeUndefined();
  advance(HOUR);
  await remove();
  expect(await waiting()).toEqual(removal);
});

test('[R10.02] a lower limit cancels a pending higher one', async () => {
  const me = await player(running);
  await me.set('loss', 'day', 50);
  await me.set('loss', 'day', 500);
  await me.set('loss', 'day', 40);
  expect((await me.limit('loss', 'day')).waiting).toBeUndefined();
  advance(25 * HOUR);
  const confirm = await me.change({ action: 'confirm', kind: 'loss', period: 'day' });
  expect(problemOf(confirm)).toEqual({ 'loss.day': 'limit_not_waiting' });
});

test('[R10.01] a limit of zero, above the merchant’s maximum or not expressible is refused at its field, and none is changed', async () => {
  const me = await player(running);
  const refusals = [
    ['deposit', 'day', 0, 'limit_zero'],
    ['deposit', 'day', -5, 'limit_zero'],
    ['deposit', 'day', 10.001, 'limit_invalid'],
    ['deposit', 'day', 1_000_000.01, 'limit_high'],
    ['wager', 'month', 10_000_000.01, 'limit_high'],
    ['time', 'day', 24 * 60 + 1, 'limit_high'],
    ['time', 'week', 7 * 24 * 60 + 1, 'limit_high'],
    ['time', 'day', 1.5, 'limit_invalid'],
  ] as const;
  for (const [kind, period, value, problem] of refusals) {
    const answer = await me.change(
      { action: 'set', kind: 'loss', period: 'month', value: 10 },
      { action: 'set', kind, period, value },
    );
    expect(problemOf(answer), `${kind} ${value}`).toEqual({ [`${kind}.${period}`]: problem });
  }
  expect((await me.limits()).limits.every(({ value }) => value === undefined)).toBe(true);
  expect((await me.set('deposit', 'day', 1_000_000)).success).toBe(true);
  expect((await me.set('time', 'day', 24 * 60)).success).toBe(true);
});

test('[R10.03] a wager limit counts over all games and sessions, and the refusal moves nothing', async () => {
  toNextDay(running, HOUR);
  const me = await player(running);
  await me.fund(500);
  await me.set('wager', 'day', 3);
  const [first, second] = [await me.play(), await me.play()];
  expect((await first.spin(100)).status).toBe(200);
  expect((await second.spin(120)).status).toBe(200);
  const held = await me.balance();
  const refused = await first.spin(100);
  expect(refused).toMatchObject({
    status: 409,
    errorCode: 'limit_reached',
    limit: {
      kind: 'wager',
      period: 'day',
      value: 3,
      left: 0.8,
      currencySymbol: '$',
      decimals: 2,
    },
  });
  expect(await me.balance()).toBe(held);
  expect((await second.spin(80)).status).toBe(200);
  expect(await me.limit('wager', 'day')).toMatchObject({ used: 3 });
  toNextDay(running);
  expect((await (await me.play()).spin(100)).status).toBe(200);
});

test('[R10.03] of several limits the strictest applies, and is the one in the refusal', async () => {
  const me = await player(running);
  await me.fund(500);
  await me.change(
    { action: 'set', kind: 'wager', period: 'day', value: 50 },
    { action: 'set', kind: 'wager', period: 'week', value: 1.5 },
    { action: 'set', kind: 'wager', period: 'month', value: 2 },
  );
  const game = await me.play();
  expect(await game.spin(200)).toMatchObject({
    errorCode: 'limit_reached',
    limit: { kind: 'wager', period: 'week', left: 1.5 },
  });
  expect((await game.spin(140)).status).toBe(200);
  expect(await game.spin(20)).toMatchObject({ limit: { period: 'week', left: 0.1 } });
});

test('[R10.03] concurrent bets, in several games, cannot exceed a limit together', async () => {
  const me = await player(running);
  await me.fund(500);
  await me.set('wager', 'day', 10);
  const games = await Promise.all(Array.from({ length: 5 }, () => me.play()));
  const answers = await Promise.all(
    games.flatMap((game) => Array.from({ length: 8 }, () => game.spin(40))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  expect(answers.filter(({ errorCode }) => errorCode === 'limit_reached')).toHaveLength(15);
  expect((await me.limit('wager', 'day')).used).toBe(10);
});

test('[R10.03] deposits that are requested or paid concurrently cannot exceed a limit together', async () => {
  const me = await player(running);
  await me.set('deposit', 'day', 100);
  const answers = await Promise.all(Array.from({ length: 12 }, () => me.deposit(20)));
  const orders = answers.flatMap((answer) => (answer.success ? [answer.value] : []));
  expect(orders).toHaveLength(5);
  await Promise.all(orders.map(({ launchUrl }) => me.pay(launchUrl, 'approve')));
  expect(await me.balance()).toBe(100);
});

test('[R10.03] a loss limit allows no bet that could exceed it', async () => {
  const me = await player(running);
  await me.fund(500);
  await me.set('loss', 'day', 5);
  const game = await me.play();
  let net = 0;
  for (let spins = 0; spins < 80; spins += 1) {
    const answer = await game.spin(100);
    if (answer.status !== 200) {
      expect(answer).toMatchObject({ limit: { kind: 'loss', period: 'day', value: 5 } });
      // The bet could have been lost as a whole.
      expect(net - 100).toBeLessThan(-500);
      expect(answer.limit?.left).toBeCloseTo((500 + net) / 100, 2);
      break;
    }
    net += (answer.win ?? 0) - (answer.bet ?? 0);
    expect(net).toBeGreaterThanOrEqual(-500);
    expect((await me.limit('loss', 'day')).used).toBeCloseTo(Math.max(0, -net) / 100, 2);
  }
});

test('[R10.03] cancelling a bet of yesterday does not allow another loss today', async () => {
  const me = await player(running);
  await me.fund(500);
  // Its draw is at 13:30 of the next day.
  toNextDay(running, 22 * HOUR);
  const nodeId = await addGame(running, 'LOTT', 'HOUSE_GRAND_FIVE');
  const call = await openGame(running, me.accountId, nodeId);
  const { issueNo } = (await call('lottery/board')).value.issue;
  const lines = [{ kind: 'size', pick: 'big', stake: 400 }];
  expect((await call('lottery/slip', { key: 'slip-key-1', issueNo, lines })).status).toBe(200);
  expect((await me.limit('loss', 'day')).used).toBe(4);
  toNextDay(running, HOUR);
  await me.set('loss', 'day', 5);
  const [bet] = (await call('lottery/board')).value.bets;
  expect((await call('lottery/cancel', { orderNo: bet.orderNo })).status).toBe(200);
  expect(await me.balance()).toBe(500);
  expect((await me.limit('loss', 'day')).used).toBe(0);
  // An open bet counts as lost.
  const more = [{ ...lines[0], stake: 500 }];
  expect((await call('lottery/slip', { key: 'slip-key-2', issueNo, lines: more })).status).toBe(
    200,
  );
  expect((await me.limit('loss', 'day')).used).toBe(5);
  const beyond = await call('lottery/slip', { key: 'slip-key-3', issueNo, lines });
  expect(beyond).toMatchObject({
    errorCode: 'limit_reached',
    value: { limit: { kind: 'loss', period: 'day', value: 5, left: 0 } },
  });
  // Cancelled on its own day it frees its stake again.
  const bets: { orderNo: string; state: string }[] = (await call('lottery/board')).value.bets;
  const open = bets.find(({ state }) => state === 'open');
  await call('lottery/cancel', { orderNo: open?.orderNo });
  expect((await me.limit('loss', 'day')).used).toBe(0);
});

test('[R10.03] a time limit counts time played over all games, refuses the next bet and the launch, and renews', async () => {
  toNextDay(running, HOUR);
  const me = await player(running);
  await me.fund(500);
  await me.set('time', 'day', 10);
  const [one, other] = [await me.play(), await me.play()];
  for (const game of [one, other, one]) {
    expect((await game.spin(20)).status).toBe(200);
    advance(4 * MINUTE);
  }
  // 8 minutes between the bets, and 4 more until now.
  expect(await other.spin(20)).toMatchObject({
    errorCode: 'limit_reached',
    limit: { kind: 'time', period: 'day', value: 10, left: 0 },
  });
  expect((await me.limit('time', 'day')).used).toBe(12);
  const launch = await me.launch();
  expect(launch.errorCode).toBe('limit_reached');
  toNextDay(running);
  expect((await (await me.play()).spin(20)).status).toBe(200);
  expect((await me.limit('time', 'day')).used).toBe(0);
});

test('[R10.03] a deposit above the limit at the time of its payment is refused, with its reason, and credits nothing', async () => {
  const me = await player(running);
  const order = await me.deposit(30);
  if (!order.success) throw new Error('The deposit was refused.');
  // The gateway does not accept such a low limit while the deposit is pending; it applies nevertheless.
  await running.gateway.db.insert(playLimits).values({
    accountId: me.accountId,
    kind: 'deposit',
    period: 'day',
    value: 29_99,
    setAt: now(),
  });
  await me.pay(order.value.launchUrl, 'approve');
  const { orderNo } = order.value;
  expect(await me.client.value(depositOrderDetail, { orderNo }, { token: me.token })).toMatchObject(
    {
      status: 'refused',
      reason: 'limit_passed',
    },
  );
  expect(await me.balance()).toBe(0);
});

// Last, because jobs that settle by the day have a year to process after it.
test('[R10.01] a player can actively choose no limit, and is asked again after a year; a reminder is sent after six months', async () => {
  const me = await player(running);
  const choose = (choice: 'without' | 'reviewed') =>
    me.client.value(changeLimits, { changes: [], choice }, { token: me.token });
  expect(await choose('without')).toMatchObject({
    isAsked: true,
    wentWithout: true,
    reviewIsDue: false,
  });
  advance(181 * DAY);
  expect(await me.limits()).toMatchObject({ isAsked: true, reviewIsDue: false });
  advance(DAY);
  expect(await me.limits()).toMatchObject({ isAsked: true, reviewIsDue: true });
  expect(await choose('reviewed')).toMatchObject({ reviewIsDue: false });
  advance(183 * DAY);
  expect(await me.limits()).toMatchObject({ isAsked: false, reviewIsDue: true });
});
