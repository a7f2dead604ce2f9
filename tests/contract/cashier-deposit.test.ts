import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bankCards,
  cancelDeposit,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositOrderDetail,
  depositOrders,
  depositPaymentChannels,
  manualTransferByAccountName,
  setPaymentPassword,
  withdraw,
} from '../../gateway/contract/cashier.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { journalEntries, journalLines } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running?.close());

const page = { pageNo: 1, pageSize: 20 };
const key = () => ({ idempotencyKey: randomUUID() });
const order = { channelId: 'lagoon', amount: 25 };

test('an approved payment is credited once, however often it is approved', async () => {
  const { client, token, pay, balance } = await cashierMember(running.url);
  const made = await client.value(depositByLaunchUrl, order, { token, ...key() });
  expect(made).toMatchObject({ status: 'pending', amount: 25, fee: 0, credited: 25 });
  expect(await balance()).toBe(0);
  const statuses = await Promise.all(
    Array.from({ length: 8 }, () => pay(made.launchUrl, 'approve')),
  );
  expect(statuses).toEqual(Array(8).fill(303));
  expect(await balance()).toBe(25);
  expect(await pay(made.launchUrl, 'refuse')).toBe(303);
  expect(await balance()).toBe(25);
  const detail = await client.value(depositOrderDetail, { orderNo: made.orderNo }, { token });
  expect(detail).toMatchObject({ status: 'approved' });
  expect(detail.launchUrl).toBeUndefined();
  const now = running.gateway.clock.now();
  const range = { startTime: now - 3_600_000, endTime: now, ...page };
  const { list } = await client.value(memberTransactions, range, { token });
  expect(list.map((row) => [row.txType, row.amount, row.orderNo])).toEqual([
    ['deposit', 25, made.orderNo],
  ]);
  const inbox = await client.value(getInbox, page, { token, language: 'TY' });
  expect(inbox.list[0]?.title).toBe('Natanggap ang deposito na $25.00');
  expect(inbox.list.filter((letter) => letter.title === inbox.list[0]?.title)).toHaveLength(1);
});

test('twenty equal concurrent requests under one key create one order', async () => {
  const { client, token } = await cashierMember(running.url);
  const options = { token, ...key() };
  const made = await Promise.all(
    Array.from({ length: 20 }, () => client.value(depositByLaunchUrl, order, options)),
  );
  expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
  const { totalCount } = await client.value(depositOrders, page, { token });
  expect(totalCount).toBe(1);
  const other = await client.call(depositByLaunchUrl, { ...order, amount: 26 }, options);
  expect(other).toMatchObject({ status: 409, errorCode: 'idempotency_conflict' });
  const without = await client.call(depositByLaunchUrl, order, { token });
  expect(without).toMatchObject({ status: 400, errorCode: 'idempotency_key_required' });
});

test('a refused payment credits nothing, and has a reason', async () => {
  const { client, token, pay, balance } = await cashierMember(running.url);
  const made = await client.value(
    depositByQRImageUrl,
    { channelId: 'scanpay', amount: 10 },
    { token, ...key() },
  );
  expect(await pay(made.qrContent, 'refuse')).toBe(303);
  const detail = await client.value(depositOrderDetail, { orderNo: made.orderNo }, { token });
  expect(detail).toMatchObject({ status: 'refused', reason: 'payer_refused' });
  expect(await pay(made.qrContent, 'approve')).toBe(303);
  expect(await balance()).toBe(0);
});

test('a fee is deducted from the credited amount, and the cashier decides manual transfers', async () => {
  const { client, token, balance, pay } = await cashierMember(running.url);
  const card = await client.value(
    depositByLaunchUrl,
    { channelId: 'cardgate', amount: 33.33 },
    { token, ...key() },
  );
  expect(card).toMatchObject({ fee: 0.5, credited: 32.83 });
  await pay(card.launchUrl, 'approve');
  expect(await balance()).toBe(32.83);
  const manual = await client.value(
    manualTransferByAccountName,
    { channelId: 'harbour', amount: 60, accountName: '  José  Rizal ' },
    { token, ...key() },
  );
  expect(manual.payee?.reference).toBe(manual.orderNo.slice(-8));
  const answer = await callCashier(running.url, `deposits/${manual.orderNo}`, 'decision=approve');
  expect(answer.status).toBe(303);
  expect(await balance()).toBe(92.83);
});

test.each([
  [{ channelId: 'lagoon', amount: 4.99 }, { amount: 'amount_low' }],
  [{ channelId: 'lagoon', amount: 3000.01 }, { amount: 'amount_high' }],
  [{ channelId: 'lagoon', amount: 10.001 }, { amount: 'amount_invalid' }],
  [{ channelId: 'lagoon', amount: -10 }, { amount: 'amount_low' }],
  [{ channelId: 'scanpay', amount: 10 }, { channelId: 'channel_unknown' }],
])('%o is refused beside its field', async (input, fields) => {
  const { client, token } = await cashierMember(running.url);
  const answer = await client.call(depositByLaunchUrl, input, { token, ...key() });
  expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err', value: { fields } });
});

test("other people's orders are not found", async () => {
  const [one, other] = [await cashierMember(running.url), await cashierMember(running.url)];
  const made = await one.client.value(depositByLaunchUrl, order, { token: one.token, ...key() });
  for (const endpoint of [depositOrderDetail, cancelDeposit]) {
    const { orderNo } = made;
    const answer = await other.client.call(endpoint, { orderNo }, { token: other.token });
    expect(answer).toMatchObject({ status: 404, errorCode: 'not_found' });
  }
  expect(await one.pay('/sandbox/cashier/pay/guessed', 'approve')).toBe(404);
});

test('the number of waiting orders is limited, and a cancelled one cannot be paid', async () => {
  const { client, token, pay, balance } = await cashierMember(running.url);
  const made = await Promise.all(
    Array.from({ length: 7 }, () =>
      client.call(depositByLaunchUrl, order, { token, idempotencyKey: randomUUID() }),
    ),
  );
  const codes = made.map((answer) => answer.errorCode).filter(Boolean);
  expect(codes).toEqual(['pending_limit_reached', 'pending_limit_reached']);
  const { list } = await client.value(depositOrders, page, { token });
  const [first] = list;
  if (!first) throw new Error('No order is listed.');
  const { orderNo } = first;
  const cancelled = await client.value(cancelDeposit, { orderNo }, { token });
  expect(cancelled.status).toBe('cancelled');
  expect(await pay(first.launchUrl, 'approve')).toBe(303);
  expect(await balance()).toBe(0);
  expect(await client.call(depositByLaunchUrl, order, { token, ...key() })).toMatchObject({
    success: true,
  });
});

test('an order that is not paid in time expires and cannot be paid any more', async () => {
  const { client, token, pay, balance } = await cashierMember(running.url);
  const made = await client.value(
    depositByQRImageUrl,
    { channelId: 'scanpay', amount: 10 },
    { token, ...key() },
  );
  running.gateway.clock.advance(made.expiresAt - running.gateway.clock.now());
  expect(await pay(made.qrContent, 'approve')).toBe(303);
  expect(await balance()).toBe(0);
  const detail = await client.value(depositOrderDetail, { orderNo: made.orderNo }, { token });
  expect(detail.status).toBe('expired');
});

test('[R2.63] each deposit channel has its name, its limits and an existing logo', async () => {
  const { client, token } = await cashierMember(running.url);
  const { channels } = await client.value(depositPaymentChannels, {}, { token });
  expect(channels.map(({ name }) => name)).toEqual([
    'Lagoon Pay',
    'Cardgate',
    'Perlas QR',
    'Harbour Bank',
  ]);
  for (const { logo = '', minAmount, maxAmount } of channels) {
    expect(minAmount).toBeLessThan(maxAmount);
    const picture = await fetch(new URL(logo, running.url));
    expect(picture.headers.get('content-type'), logo).toMatch(/^image\/svg\+xml/);
    expect(await picture.text()).toContain('<svg');
  }
  const unknown = await fetch(new URL('/art/v1/payments/nobody.svg', running.url));
  expect(unknown.status).toBe(404);
});

test('[R5.11] [R6.03b] a trial account has no cashier', async () => {
  const { client } = await cashierMember(running.url);
  const trial = await client.freePlay();
  const options = { token: trial.token, ...key() };
  const change = {
    newPaymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  };
  const payout = { cardId: 1, amount: 25, paymentPassword: PAYMENT_PASSWORD };
  for (const answer of [
    await client.call(depositPaymentChannels, {}, options),
    await client.call(depositByLaunchUrl, order, options),
    await client.call(withdraw, payout, options),
    await client.call(bankCards, {}, options),
    await client.call(setPaymentPassword, change, options),
  ]) {
    expect(answer).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
});

test('every entry of the cashier sums to zero', async () => {
  const rows = await running.gateway.db
    .select({ kind: journalEntries.kind, sum: sum(journalLines.amount).mapWith(Number) })
    .from(journalEntries)
    .innerJoin(journalLines, eq(journalLines.entryId, journalEntries.id))
    .groupBy(journalEntries.id, journalEntries.kind);
  expect(rows.filter(({ kind }) => kind === 'deposit').length).toBeGreaterThan(2);
  expect(rows.every((row) => row.sum === 0)).toBe(true);
});
