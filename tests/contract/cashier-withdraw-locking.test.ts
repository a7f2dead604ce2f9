import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  cancelWithdrawal,
  lockWithdrawal,
  setWithdrawalLocking,
  withdraw,
  withdrawOrders,
  withdrawSettings,
} from '../../gateway/contract/cashier.ts';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { login } from '../../gateway/contract/session.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { readCashier, writeCashier } from '../../gateway/modules/cashier/settings.ts';
import { recordSigns, signsForStaff } from '../../gateway/modules/protection/record-signs.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { protectionBackOffice } from './protection-staff.ts';
import { player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());
beforeEach(() =>
  writeSettings(running.gateway.db, {
    withdrawalCancelling: true,
    harmSigns: DEFAULT_SETTINGS.harmSigns,
  }),
);

const page = { pageNo: 1, pageSize: 20 };
const allow = (withdrawalCancelling: boolean) =>
  writeSettings(running.gateway.db, { withdrawalCancelling });
async function decideAfter(decideAfterMs: number): Promise<void> {
  const { db } = running.gateway;
  const { withdraw } = await readCashier(db);
  await writeCashier(db, { withdraw: { ...withdraw, decideAfterMs } });
}

/** A member with 1000 in the balance and a card. */
async function rich() {
  const me = await player(running);
  const cardId = await me.prepareWithdrawal();
  await me.fund(1000);
  const ask = async (amount: number) =>
    me.client.value(
      withdraw,
      { cardId, amount, paymentPassword: PAYMENT_PASSWORD },
      { token: me.token, idempotencyKey: randomUUID() },
    );
  const cancel = (orderNo: string, token = me.token) =>
    me.client.call(cancelWithdrawal, { orderNo }, { token });
  const lock = (orderNo: string, token = me.token) =>
    me.client.call(lockWithdrawal, { orderNo }, { token });
  const choose = (locksAll: boolean) =>
    me.client.call(setWithdrawalLocking, { locksAll }, { token: me.token });
  const orders = async (token = me.token) =>
    (await me.client.value(withdrawOrders, page, { token })).list;
  const settings = () => me.client.value(withdrawSettings, {}, { token: me.token });
  return { ...me, ask, cancel, lock, choose, orders, settings };
}

test('[R10.12a] [R10.12b] disabled by default: nothing is offered, and each call is refused', async () => {
  expect(DEFAULT_SETTINGS.withdrawalCancelling).toBe(false);
  await allow(false);
  const me = await rich();
  const { orderNo } = await me.ask(30);
  expect(await me.settings()).not.toHaveProperty('locking');
  const [shown] = await me.orders();
  expect(shown).toMatchObject({ orderNo, status: 'pending' });
  expect(shown).not.toHaveProperty('mayCancel');
  expect(shown).not.toHaveProperty('mayLock');
  for (const answer of [await me.cancel(orderNo), await me.lock(orderNo), await me.choose(true)]) {
    expect(answer).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  }
  expect(await me.balance()).toBe(970);
  expect((await me.orders())[0]?.status).toBe('pending');
});

test('[R10.12b] enabled: a cancelled withdrawal is returned to the balance at once, once however often it is called, and does not count for the day', async () => {
  const me = await rich();
  const made = await me.ask(30);
  expect(made).toMatchObject({ mayCancel: true, mayLock: true });
  expect((await me.settings()).dailyCountLeft).toBe(4);
  expect((await me.settings()).pendingAmount).toBe(30);
  const answers = await Promise.all([1, 2, 3].map(() => me.cancel(made.orderNo)));
  for (const answer of answers) {
    expect(answer).toMatchObject({ success: true, value: { status: 'cancelled' } });
  }
  expect(await me.balance()).toBe(1000);
  expect(await me.settings()).toMatchObject({
    dailyCountLeft: 5,
    pendingAmount: 0,
    locking: { locksAll: false, coolingHours: 24 },
  });
  // A cancelled withdrawal is paid by nobody, neither automatically nor manually.
  running.gateway.clock.advance(2 * MINUTE);
  await callCashier(running.url, 'work', '');
  await callCashier(running.url, `withdrawals/${made.orderNo}`, 'decision=approve');
  expect(await me.orders()).toMatchObject([{ status: 'cancelled' }]);
  expect(await me.balance()).toBe(1000);
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});

test('[R10.12b] a withdrawal that is decided, in progress or of another member cannot be cancelled', async () => {
  const [me, other] = [await rich(), await rich()];
  const paid = await me.ask(40);
  await callCashier(running.url, `withdrawals/${paid.orderNo}`, 'decision=approve');
  const begun = await me.ask(60);
  await callCashier(
    running.url,
    `withdrawals/${begun.orderNo}`,
    'decision=approve&part=3000&paid=0',
  );
  for (const { orderNo } of [paid, begun]) {
    for (const answer of [await me.cancel(orderNo), await me.lock(orderNo)]) {
      expect(answer).toMatchObject({ status: 409, errorCode: 'order_closed' });
    }
  }
  const orders = await me.orders();
  expect(orders.map(({ status, mayCancel }) => [status, mayCancel])).toEqual([
    ['pending', undefined],
    ['approved', undefined],
  ]);
  const mine = await me.ask(20);
  for (const answer of [await other.cancel(mine.orderNo), await other.lock(mine.orderNo)]) {
    expect(answer).toMatchObject({ status: 404, errorCode: 'not_found' });
  }
  expect(await me.balance()).toBe(880);
});

test('[R10.12b] of cancelling and paying at the same moment one happens', async () => {
  const me = await rich();
  const { orderNo } = await me.ask(100);
  const [answer] = await Promise.all([
    me.cancel(orderNo),
    callCashier(running.url, `withdrawals/${orderNo}`, 'decision=approve'),
  ]);
  const [order] = await me.orders();
  expect(await me.balance()).toBe(answer.success ? 1000 : 900);
  expect(order?.status).toBe(answer.success ? 'cancelled' : 'approved');
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});

test('[R10.12b] a locked withdrawal can never be cancelled, also when it was locked twice or the setting changes', async () => {
  const me = await rich();
  const { orderNo } = await me.ask(50);
  const open = await me.ask(20);
  const locked = await me.lock(orderNo);
  expect(locked).toMatchObject({ success: true, value: { status: 'pending' } });
  const again = await me.lock(orderNo);
  expect(again.value).toEqual(locked.value);
  const refused = { status: 409, errorCode: 'withdrawal_locked' };
  expect(await me.cancel(orderNo)).toMatchObject(refused);
  await allow(false);
  await allow(true);
  expect(await me.cancel(orderNo)).toMatchObject(refused);
  const list = await me.orders();
  const of = (no: string) => list.find((order) => order.orderNo === no);
  expect(of(orderNo)).toHaveProperty('lockedAt');
  expect(of(orderNo)).not.toHaveProperty('mayCancel');
  expect(of(open.orderNo)).toMatchObject({ mayCancel: true, mayLock: true });
  // It is paid like any other.
  await callCashier(running.url, `withdrawals/${orderNo}`, 'decision=approve');
  expect((await me.orders()).find((order) => order.orderNo === orderNo)?.status).toBe('approved');
  expect(await protectionBackOffice(running.url).page()).toContain(`orderNo ${orderNo}`);
});

test('[R10.12b] the option to lock all applies at once when it is switched on, and 24 hours longer when it is switched off', async () => {
  // The sandbox's job must not pay, between two calls, orders that this test's clock makes due.
  await decideAfter(2 * DAY);
  onTestFinished(() => decideAfter(MINUTE));
  const me = await rich();
  const waiting = await me.ask(50);
  expect(await me.choose(true)).toMatchObject({ value: { locksAll: true, coolingHours: 24 } });
  const later = await me.ask(60);
  for (const { orderNo } of [waiting, later]) {
    expect(await me.cancel(orderNo)).toMatchObject({ errorCode: 'withdrawal_locked' });
  }
  const before = running.gateway.clock.now();
  const off = await me.choose(false);
  if (!off.success) throw new Error(off.errorCode);
  const ending = off.value;
  const endsAt = ending.endsAt ?? 0;
  expect(ending).toEqual({ locksAll: true, endsAt, coolingHours: 24 });
  expect(endsAt).toBeGreaterThanOrEqual(before + 24 * HOUR);
  expect(endsAt).toBeLessThanOrEqual(running.gateway.clock.now() + 24 * HOUR);
  running.gateway.clock.advance(HOUR);
  // A second call does not restart the time.
  expect(await me.choose(false)).toMatchObject({ value: ending });
  running.gateway.clock.advance(endsAt - running.gateway.clock.now() - 5 * MINUTE);
  expect((await me.settings()).locking).toEqual(ending);
  const last = await me.ask(70);
  expect(last).toHaveProperty('lockedAt');
  running.gateway.clock.advance(5 * MINUTE);
  expect((await me.settings()).locking).toEqual({ locksAll: false, coolingHours: 24 });
  const free = await me.ask(80);
  expect(free).toMatchObject({ mayCancel: true });
  // Locked withdrawals stay locked.
  expect(await me.cancel(last.orderNo)).toMatchObject({ errorCode: 'withdrawal_locked' });
  expect(await me.cancel(free.orderNo)).toMatchObject({ success: true });
});

test('[R10.12b] switched on again before its end it continues', async () => {
  const me = await rich();
  await me.choose(true);
  await me.choose(false);
  running.gateway.clock.advance(23 * HOUR);
  expect(await me.choose(true)).toMatchObject({ value: { locksAll: true } });
  running.gateway.clock.advance(2 * HOUR);
  expect((await me.settings()).locking).toEqual({ locksAll: true, coolingHours: 24 });
  expect(await me.ask(50)).toHaveProperty('lockedAt');
});

test('[R10.12b] during a break nothing can be cancelled; it can still be locked', async () => {
  const me = await rich();
  const { orderNo } = await me.ask(50);
  const { client } = me;
  await client.value(excludeMember, { kind: 'timeOut', length: 'day' }, { token: me.token });
  const { token } = await client.value(login, {
    type: 'username',
    username: me.username,
    password: me.password,
    loginDeviceId: randomUUID(),
    audience: 'any',
  });
  expect(await me.cancel(orderNo, token)).toMatchObject({ errorCode: 'player_excluded' });
  expect(await me.orders(token)).toMatchObject([{ mayCancel: false, mayLock: true }]);
  expect(await me.lock(orderNo, token)).toMatchObject({ success: true });
});

test('[R10.09a] two cancelled withdrawals in seven days are a sign of harm; one, or two in a longer time, are not; the threshold is a setting', async () => {
  const me = await rich();
  const takeBack = async () => {
    const { orderNo } = await me.ask(20);
    expect((await me.cancel(orderNo)).success).toBe(true);
  };
  const signs = async () => {
    await recordSigns(running.gateway);
    const rows = await signsForStaff(running.gateway.db, 1000);
    return rows.filter(({ username }) => username === me.username);
  };
  await takeBack();
  expect(await signs()).toEqual([]);
  running.gateway.clock.advance(7 * DAY);
  await takeBack();
  expect(await signs()).toEqual([]);
  await takeBack();
  expect(await signs()).toMatchObject([{ sign: 'withdrawalsTakenBack', count: 2, state: 'new' }]);
  expect(await protectionBackOffice(running.url).page()).toContain('Withdrawals taken back');

  const calm = await rich();
  const { orderNo } = await calm.ask(20);
  await calm.cancel(orderNo);
  await writeSettings(running.gateway.db, {
    harmSigns: {
      ...DEFAULT_SETTINGS.harmSigns,
      withdrawalsTakenBack: { times: 1, days: 1 },
    },
  });
  await recordSigns(running.gateway);
  const rows = await signsForStaff(running.gateway.db, 1000);
  expect(rows.filter(({ username }) => username === calm.username)).toMatchObject([
    { sign: 'withdrawalsTakenBack', count: 1 },
  ]);
});

test('[R10.09a] settings that were stored before this sign existed use its default', async () => {
  const { withdrawalsTakenBack: _new, ...before } = DEFAULT_SETTINGS.harmSigns;
  const stored = await writeSettings(running.gateway.db, { harmSigns: before });
  expect(stored.harmSigns.withdrawalsTakenBack).toEqual({ times: 2, days: 7 });
});
