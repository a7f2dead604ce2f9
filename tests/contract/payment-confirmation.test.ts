import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw, withdrawOrders } from '../../gateway/contract/cashier.ts';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import {
  type ConfirmationAction,
  paymentConfirmationList,
  processC2CTransaction,
  type WithdrawPayment,
} from '../../gateway/contract/payment-confirmation.ts';
import { removeActivityPicture, uploadActivityPicture } from '../../gateway/contract/promotions.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { autoConfirmPayouts } from '../../gateway/modules/cashier/auto-confirm-payouts.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  type CashierMember,
  callCashier,
  cashierMember,
  PAYMENT_PASSWORD,
} from './cashier-support.ts';
import { startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const page = { pageNo: 1, pageSize: 20 };

const JPG = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer(),
);

async function sendPicture(token: string): Promise<string> {
  const response = await fetch(running.url + uploadActivityPicture.path, {
    method: 'POST',
    headers: { Merchant: 'baize', Authorization: token, 'Content-Type': 'image/jpeg' },
    body: JPG,
  });
  const { value } = await response.json();
  return value.pictureId;
}

/** A member with a requested withdrawal, and the calls for confirming it. */
async function asking(amount: number) {
  const member: CashierMember = await cashierMember(running.url);
  const { client, token } = member;
  const cardId = await member.prepareWithdrawal();
  await member.fund(100);
  const { orderNo } = await client.value(
    withdraw,
    { cardId, amount, paymentPassword: PAYMENT_PASSWORD },
    { token, idempotencyKey: randomUUID() },
  );
  const confirm = (paymentNo: string, action: ConfirmationAction, proofImage?: string) =>
    client.call(
      processC2CTransaction,
      { paymentNo, action, ...(proofImage && { proofImage }) },
      { token },
    );
  return {
    ...member,
    orderNo,
    confirm,
    open: async () => client.value(paymentConfirmationList, {}, { token }),
    /** The one open payment. */
    one: async (): Promise<WithdrawPayment> => {
      const { list } = await client.value(paymentConfirmationList, {}, { token });
      const [payment] = list;
      if (!payment || list.length > 1) throw new Error(`${list.length} payments are open.`);
      return payment;
    },
    order: async () => {
      const { list } = await client.value(withdrawOrders, page, { token });
      return list.find((each) => each.orderNo === orderNo);
    },
    messages: async () =>
      (await client.value(getInbox, page, { token })).list.map(({ title }) => title),
    proof: () => sendPicture(token),
    /** Advances the clock in steps that keep the session alive. */
    pass: async (minutes: number) => {
      for (let left = minutes; left > 0; left -= 10) {
        running.gateway.clock.advance(Math.min(left, 10) * MINUTE);
        await member.balance();
      }
    },
  };
}

const send = (orderNo: string) =>
  callCashier(running.url, `withdrawals/${orderNo}`, 'decision=approve');

test('[R4.23] received: a payout waits for its member, who confirms it once', async () => {
  const member = await asking(40);
  expect((await member.open()).list).toEqual([]);
  await send(member.orderNo);
  const payment = await member.one();
  expect(payment).toMatchObject({
    status: 'awaiting',
    amount: 40,
    orderAmount: 40,
    receivedAmount: 0,
    remainingAmount: 40,
    isLastPart: true,
  });
  expect(payment.confirmBy - payment.sentAt).toBe(30 * MINUTE);
  expect(await member.confirm(payment.paymentNo, 'received')).toMatchObject({
    value: { status: 'received', receivedAmount: 40, remainingAmount: 0 },
  });
  expect(await member.confirm(payment.paymentNo, 'received')).toMatchObject({ success: true });
  expect(await member.confirm(payment.paymentNo, 'fullyPaid')).toMatchObject({
    status: 409,
    errorCode: 'order_closed',
  });
  expect((await member.open()).list).toEqual([]);
  expect(await member.order()).toMatchObject({ confirmation: { status: 'received' } });
});

test('[R4.23] fully paid: parts add up, and only the whole can be confirmed as paid', async () => {
  const member = await asking(50.22);
  // The sandbox's bank pays such an amount in two parts.
  running.gateway.clock.advance(61_000);
  await callCashier(running.url, 'work', '');
  const first = await member.one();
  expect(first).toMatchObject({ amount: 25.11, orderAmount: 50.22, isLastPart: false });
  expect(await member.confirm(first.paymentNo, 'fullyPaid')).toMatchObject({
    value: { fields: { action: 'not_fully_paid' } },
  });
  expect(await member.confirm(first.paymentNo, 'received')).toMatchObject({
    value: { receivedAmount: 25.11, remainingAmount: 25.11 },
  });
  // A withdrawal with a paid part cannot be refused any more.
  await callCashier(running.url, `withdrawals/${member.orderNo}`, 'decision=refuse');
  expect(await member.order()).toMatchObject({ status: 'pending' });
  running.gateway.clock.advance(61_000);
  await Promise.all([callCashier(running.url, 'work', ''), callCashier(running.url, 'work', '')]);
  const second = await member.one();
  expect(second).toMatchObject({ amount: 25.11, isLastPart: true });
  expect(await member.confirm(second.paymentNo, 'fullyPaid')).toMatchObject({
    value: { status: 'fullyPaid', receivedAmount: 50.22, remainingAmount: 0 },
  });
  expect(await member.balance()).toBe(49.78);
});

test('a part that the cashier sends by a double click is sent once', async () => {
  const member = await asking(40);
  const half = () => callCashier(running.url, `withdrawals/${member.orderNo}`, 'part=2000&paid=0');
  await Promise.all([half(), half()]);
  expect((await member.open()).list).toMatchObject([{ amount: 20, isLastPart: false }]);
});

test('[R4.23] not received requires a proof, and a part that the review finds missing is returned once', async () => {
  const member = await asking(40);
  await send(member.orderNo);
  const { paymentNo } = await member.one();
  expect(await member.confirm(paymentNo, 'notReceived')).toMatchObject({
    value: { fields: { proofImage: 'required' } },
  });
  const other = await asking(20);
  expect(await member.confirm(paymentNo, 'notReceived', await other.proof())).toMatchObject({
    value: { fields: { proofImage: 'picture_unknown' } },
  });
  const proof = await member.proof();
  expect(await member.confirm(paymentNo, 'notReceived', proof)).toMatchObject({
    value: { status: 'review', proofImage: proof },
  });
  // A review does not time out.
  await member.pass(31);
  await autoConfirmPayouts(running.gateway);
  const cashierPage = await fetch(`${running.url}/sandbox/cashier`);
  expect(await cashierPage.text()).toContain('says it did not arrive; proof: image/jpeg');
  const back = () => callCashier(running.url, `payments/${paymentNo}`, 'decision=return');
  await Promise.all([back(), back()]);
  expect(await member.order()).toMatchObject({
    confirmation: { status: 'returned', receivedAmount: 0, remainingAmount: 0 },
  });
  expect(await member.balance()).toBe(100);
  expect(await member.messages()).toContain('$40.00 is back in your balance');
  expect(await member.confirm(paymentNo, 'received')).toMatchObject({ errorCode: 'order_closed' });
});

test('[R4.23] [R10.04] a payment can be reported as not received during a break', async () => {
  const member = await asking(40);
  await send(member.orderNo);
  const { client, token, username, password } = member;
  await client.value(excludeMember, { kind: 'timeOut', length: 'day' }, { token });
  // The earlier session has ended with the break.
  const during = { token: (await client.logIn(username, password)).token };
  const { list } = await client.value(paymentConfirmationList, {}, during);
  const paymentNo = list[0]?.paymentNo ?? '';
  const unused = await sendPicture(during.token);
  await client.value(removeActivityPicture, { pictureId: unused }, during);
  const proofImage = await sendPicture(during.token);
  expect(
    await client.call(
      processC2CTransaction,
      { paymentNo, action: 'notReceived', proofImage },
      during,
    ),
  ).toMatchObject({ value: { status: 'review', proofImage } });
});

test('[R4.23] unconfirmed after 30 minutes counts as received, once for any number of processes', async () => {
  const member = await asking(40);
  await send(member.orderNo);
  const payment = await member.one();
  await member.pass(29);
  expect((await member.one()).status).toBe('awaiting');
  await member.pass(1);
  await Promise.all([1, 2, 3].map(() => autoConfirmPayouts(running.gateway)));
  expect((await member.open()).list).toEqual([]);
  expect(await member.order()).toMatchObject({
    confirmation: { status: 'assumed', receivedAmount: 40, remainingAmount: 0 },
  });
  const told = (await member.messages()).filter((title) => title === '$40.00 counts as received');
  expect(told).toHaveLength(1);
  const late = await member.confirm(payment.paymentNo, 'notReceived', await member.proof());
  expect(late).toMatchObject({ status: 409, errorCode: 'order_closed' });
  expect(await member.balance()).toBe(60);
});

test('[R4.23] a forced receipt is marked as such and refunds nothing', async () => {
  const member = await asking(40);
  await send(member.orderNo);
  const { paymentNo } = await member.one();
  // Without the member's report there is nothing to return.
  await callCashier(running.url, `payments/${paymentNo}`, 'decision=return');
  await member.confirm(paymentNo, 'notReceived', await member.proof());
  await callCashier(running.url, `payments/${paymentNo}`, 'decision=force');
  await callCashier(running.url, `payments/${paymentNo}`, 'decision=return');
  expect(await member.balance()).toBe(60);
  expect(await member.messages()).toContain('Receipt of $40.00 was forced');
  const { client, token } = member;
  const now = running.gateway.clock.now();
  const range = { startTime: now - 60 * MINUTE, endTime: now + MINUTE, txType: 'withdrawal' };
  const record = await client.value(memberTransactions, { ...range, ...page }, { token });
  expect(record.list).toMatchObject([
    { amount: -40, confirmation: { status: 'forced', receivedAmount: 40, remainingAmount: 0 } },
  ]);
});

test('a payment of another member is not found, and a proof belongs to its payment', async () => {
  const [member, other] = [await asking(40), await asking(40)];
  await send(member.orderNo);
  const { paymentNo } = await member.one();
  for (const action of ['received', 'fullyPaid', 'notReceived'] as const) {
    expect(await other.confirm(paymentNo, action)).toMatchObject({ errorCode: 'not_found' });
  }
  const proof = await member.proof();
  await member.confirm(paymentNo, 'notReceived', proof);
  const { client, token } = member;
  expect(await client.call(removeActivityPicture, { pictureId: proof }, { token })).toMatchObject({
    errorCode: 'not_found',
  });
  // The money may arrive late: the member withdraws the report.
  expect(await member.confirm(paymentNo, 'received')).toMatchObject({
    value: { status: 'received' },
  });
});
