import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBankCard,
  bankCards,
  cancelDeposit,
  cancelWithdrawal,
  removeBankCard,
  setPaymentPassword,
  withdraw,
  withdrawOrders,
  withdrawSettings,
} from '../../gateway/contract/cashier.ts';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { journalLines, wallets } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  type CashierMember,
  callCashier,
  cashierMember,
  PAYMENT_PASSWORD,
} from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await settings({ turnoverTimes: 0 });
}, 60_000);
afterAll(() => running?.close());

const settings = (change: object) => callCashier(running.url, 'settings', JSON.stringify(change));
const page = { pageNo: 1, pageSize: 20 };
const paymentPassword = PAYMENT_PASSWORD;

/** A member with money and a card. */
async function rich(amount: number): Promise<CashierMember & { cardId: number }> {
  const member = await cashierMember(running.url);
  const cardId = await member.prepareWithdrawal();
  await member.fund(amount);
  return { ...member, cardId };
}

const ask = (
  { client, token, cardId }: CashierMember & { cardId: number },
  amount: number,
  options: { idempotencyKey?: string; paymentPassword?: string } = {},
) =>
  client.call(
    withdraw,
    { cardId, amount, paymentPassword: options.paymentPassword ?? paymentPassword },
    { token, idempotencyKey: options.idempotencyKey ?? randomUUID() },
  );

async function held(): Promise<number> {
  const [row] = await running.gateway.db
    .select({ sum: sum(journalLines.amount).mapWith(Number) })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(eq(wallets.kind, 'house:withdrawals-pending'));
  return (row?.sum ?? 0) / 100;
}

test('the money leaves the balance at once and is paid out when it is due', async () => {
  const member = await rich(100);
  const before = await held();
  const made = await ask(member, 40);
  expect(made).toMatchObject({ success: true, value: { status: 'pending', amount: 40 } });
  expect(await member.balance()).toBe(60);
  expect(await held()).toBe(before + 40);
  running.gateway.clock.advance(61_000);
  // Two concurrent gateways find the same order: it is decided once.
  await Promise.all([callCashier(running.url, 'work', ''), callCashier(running.url, 'work', '')]);
  const { list } = await member.client.value(withdrawOrders, page, { token: member.token });
  expect(list).toMatchObject([{ status: 'approved', maskedNumber: '•••• 7890' }]);
  expect(await member.balance()).toBe(60);
  expect(await held()).toBe(before);
});

test('[R10.12a] a requested withdrawal cannot be cancelled by the player', async () => {
  const member = await rich(100);
  const made = await ask(member, 30);
  if (!made.success) throw new Error(made.errorCode);
  const { orderNo } = made.value;
  const answer = await member.client.call(cancelDeposit, { orderNo }, { token: member.token });
  expect(answer).toMatchObject({ status: 404, errorCode: 'not_found' });
  const { list } = await member.client.value(withdrawOrders, page, { token: member.token });
  expect(list).toMatchObject([{ orderNo, status: 'pending' }]);
  expect(await member.balance()).toBe(70);
  // The contract has one call that cancels a withdrawal, and it is refused unless a merchant allows it.
  const cancelling = ENDPOINTS.filter(({ path }) => /cancel|withdrawn|revoke|recall/i.test(path));
  expect(cancelling.filter(({ path }) => /withdraw/i.test(path))).toEqual([cancelWithdrawal]);
  const refused = await member.client.call(cancelWithdrawal, { orderNo }, { token: member.token });
  expect(refused).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  expect(await member.balance()).toBe(70);
});

test('a refused withdrawal returns the money with its reason, once', async () => {
  const member = await rich(100);
  const made = await ask(member, 25.13);
  if (!made.success) throw new Error(made.errorCode);
  running.gateway.clock.advance(61_000);
  await callCashier(running.url, 'work', '');
  const { orderNo } = made.value;
  await callCashier(running.url, `withdrawals/${orderNo}`, 'decision=refuse&reason=review_failed');
  await callCashier(running.url, `withdrawals/${orderNo}`, 'decision=approve');
  expect(await member.balance()).toBe(100);
  const { list } = await member.client.value(withdrawOrders, page, { token: member.token });
  expect(list).toMatchObject([{ status: 'refused', reason: 'account_rejected' }]);
  const inbox = await member.client.value(getInbox, page, { token: member.token });
  expect(inbox.list[0]).toMatchObject({ title: 'Withdrawal of $25.13 was refused', read: false });
});

test('equal concurrent requests under one key create one order', async () => {
  const member = await rich(100);
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ask(member, 30, { idempotencyKey })),
  );
  const made = answers.map((answer) => (answer.success ? answer.value.orderNo : answer.errorCode));
  expect(new Set(made).size).toBe(1);
  expect(await member.balance()).toBe(70);
  expect(await ask(member, 31, { idempotencyKey })).toMatchObject({
    status: 409,
    errorCode: 'idempotency_conflict',
  });
});

test('concurrent requests never take more than the balance', async () => {
  const member = await rich(100);
  const answers = await Promise.all([60, 60, 60].map((amount) => ask(member, amount)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(answers.map((answer) => answer.errorCode).filter(Boolean)).toEqual([
    'insufficient_balance',
    'insufficient_balance',
  ]);
  expect(await member.balance()).toBe(40);
});

test('concurrent attempts: the right password locks nobody out, and wrong ones are counted', async () => {
  const member = await rich(100);
  const many = (paymentPassword: string, idempotencyKey: string) =>
    Promise.all(
      Array.from({ length: 12 }, () => ask(member, 20, { paymentPassword, idempotencyKey })),
    );
  const right = await many(PAYMENT_PASSWORD, randomUUID());
  expect(right.map((answer) => answer.errorCode).filter(Boolean)).toEqual([]);
  expect(await member.balance()).toBe(80);
  const wrong = (await many('000001', randomUUID())).map((answer) => answer.errorCode);
  expect(wrong.filter((code) => code === 'invalid.payment.pw')).toHaveLength(5);
  expect(wrong.filter((code) => code === 'payment_password_locked')).toHaveLength(7);
});

test('five wrong transaction passwords lock it, also for the right one, until the time is over', async () => {
  const member = await rich(50);
  for (const remaining of [4, 3, 2, 1, 0]) {
    expect(await ask(member, 20, { paymentPassword: '000001' })).toMatchObject({
      errorCode: 'invalid.payment.pw',
      value: { remaining },
    });
  }
  const locked = await ask(member, 20);
  expect(locked).toMatchObject({ status: 403, errorCode: 'payment_password_locked' });
  expect(await member.balance()).toBe(50);
  // Advanced by the time in the refusal, in steps, because idle sessions would end.
  for (let minute = 0; minute < 31; minute += 10) {
    running.gateway.clock.advance(10 * 60_000);
    await member.balance();
  }
  expect(await ask(member, 20)).toMatchObject({ success: true });
});

test('limits of amount and of a day are enforced by the gateway', async () => {
  const member = await rich(1000);
  const fieldOf = async (amount: number) => {
    const answer = await ask(member, amount);
    return answer.success ? undefined : answer.value?.fields;
  };
  expect(await fieldOf(9.99)).toEqual({ amount: 'amount_low' });
  expect(await fieldOf(5000.01)).toEqual({ amount: 'amount_high' });
  expect(await fieldOf(20.005)).toEqual({ amount: 'amount_invalid' });
  for (let made = 0; made < 5; made += 1) expect((await ask(member, 10)).success).toBe(true);
  expect(await ask(member, 10)).toMatchObject({ errorCode: 'withdraw_limit_reached' });
});

test('[R2.64] the number of withdrawals of a day resets with the merchant’s day, not with that of UTC', async () => {
  const { clock } = running.gateway;
  /** Moves the clock to a time of the next day (UTC). */
  const moveTo = (time: number) => clock.advance(DAY - (clock.now() % DAY) + time);
  const { developer } = createClient(running.url);
  await developer('settings', { timeZone: 'Asia/Manila' });
  try {
    for (const [midnight, isRenewed] of [
      [DAY, false],
      [16 * HOUR, true],
    ] as const) {
      moveTo(midnight - 10 * MINUTE);
      const member = await rich(100);
      for (let made = 0; made < 5; made += 1) expect((await ask(member, 10)).success).toBe(true);
      expect(await ask(member, 10)).toMatchObject({ errorCode: 'withdraw_limit_reached' });
      clock.advance(20 * MINUTE);
      const { token } = member;
      expect(await member.client.value(withdrawSettings, {}, { token })).toMatchObject({
        dailyCountLeft: isRenewed ? 5 : 0,
      });
      expect((await ask(member, 10)).success).toBe(isRenewed);
    }
  } finally {
    await developer('settings', { timeZone: 'UTC' });
  }
});

test('the turnover of deposits must be fulfilled first, and the refusal has the remaining amount', async () => {
  await settings({ turnoverTimes: 2 });
  const member = await rich(50);
  await settings({ turnoverTimes: 0 });
  expect(await ask(member, 20)).toMatchObject({
    status: 409,
    errorCode: 'turnover_outstanding',
    value: { remaining: 100 },
  });
  const told = await member.client.value(withdrawSettings, {}, { token: member.token });
  expect(told).toMatchObject({ outstandingTurnover: 100, requiredTurnover: 100 });
  expect(await member.balance()).toBe(50);
});

test("cards are masked, in one name, and other people's are not found", async () => {
  const [one, other] = [await rich(50), await rich(50)];
  const stolen = await ask({ ...other, cardId: one.cardId }, 20);
  expect(stolen).toMatchObject({ status: 404, errorCode: 'not_found' });
  const { client, token } = other;
  const gone = await client.call(removeBankCard, { cardId: one.cardId }, { token });
  expect(gone).toMatchObject({ status: 404 });
  const text = JSON.stringify(await client.value(bankCards, {}, { token }));
  expect(text).toContain('•••• 7890');
  expect(text).not.toContain('1234567890');
  const card = { bankCode: 'LAGO', holder: 'Someone Else', accountNumber: '09170000001' };
  const add = (change: object) =>
    client.call(addBankCard, { ...card, paymentPassword, ...change }, { token });
  expect(await add({})).toMatchObject({ value: { fields: { holder: 'holder_differs' } } });
  const same = { bankCode: 'HARB', holder: 'MARIA SANTOS', accountNumber: '1234 567-890' };
  expect(await add(same)).toMatchObject({ errorCode: 'bank_card_duplicated' });
  expect(await add({ holder: 'Maria Santos', accountNumber: '12' })).toMatchObject({
    value: { fields: { accountNumber: 'number_invalid' } },
  });
});

test('[R2.61] once every card is removed the next one must still be in the same name; a new account sets its own', async () => {
  const { client, token, cardId } = await rich(50);
  const add = (holder: string) =>
    client.call(
      addBankCard,
      { bankCode: 'LAGO', holder, accountNumber: '09170000001', paymentPassword },
      { token },
    );
  await client.value(removeBankCard, { cardId }, { token });
  expect(await client.value(bankCards, {}, { token })).toMatchObject({
    cards: [],
    holder: 'Maria Santos',
  });
  expect(await add('Someone Else')).toMatchObject({
    value: { fields: { holder: 'holder_differs' } },
  });
  expect(await add('MARIA  SANTOS')).toMatchObject({ success: true });
});

test('without a transaction password nothing is withdrawn, and the first one requires the login password', async () => {
  const { client, token } = await cashierMember(running.url);
  const answer = await client.call(
    withdraw,
    { cardId: 1, amount: 20, paymentPassword },
    { token, idempotencyKey: randomUUID() },
  );
  expect(answer).toMatchObject({ errorCode: 'not.exists.payment.password' });
  const set = (change: object) =>
    client.call(
      setPaymentPassword,
      {
        loginPassword: 'wrong',
        newPaymentPassword: paymentPassword,
        confirmPaymentPassword: paymentPassword,
        ...change,
      },
      { token },
    );
  expect(await set({})).toMatchObject({ errorCode: 'password_incorrect' });
  expect(await set({ newPaymentPassword: '12345' })).toMatchObject({
    value: { fields: { newPaymentPassword: 'six_digits' } },
  });
  expect(await set({ newPaymentPassword: '123456' })).toMatchObject({
    value: { fields: { newPaymentPassword: 'guessable' } },
  });
});

test('a plain body is refused: a withdrawal must be encrypted', async () => {
  const member = await rich(50);
  const answer = await fetch(running.url + withdraw.path, {
    method: 'POST',
    headers: {
      Merchant: 'baize',
      Authorization: member.token,
      'Idempotency-Key': randomUUID(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ cardId: member.cardId, amount: 20, paymentPassword }),
  });
  expect(answer.status).toBe(400);
  expect(await member.balance()).toBe(50);
});
