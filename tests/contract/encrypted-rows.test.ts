import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBankCard, bankCards as listCards, withdraw } from '../../gateway/contract/cashier.ts';
import { createSealing } from '../../gateway/core/sealing.ts';
import { createVault } from '../../gateway/core/vault.ts';
import {
  accounts,
  bankCards,
  sealingKeys,
  withdrawOrders,
} from '../../gateway/database/schema/index.ts';
import { heldPayout } from '../../gateway/modules/cashier/payout-account.ts';
import { encryptPlaintextRows } from '../../gateway/modules/system/encrypt-plaintext-rows.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

const NUMBER = '1234567890';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running.close());

/** All rows of the tables with secrets, as the database alone stores them. */
async function tables(): Promise<string> {
  const { db } = running.gateway;
  const rows = [
    await db.select().from(bankCards),
    await db.select().from(withdrawOrders),
    await db.select({ profile: accounts.profile }).from(accounts),
    await db.select().from(sealingKeys),
  ];
  return JSON.stringify(rows);
}

async function withdrawn() {
  const member = await cashierMember(running.url);
  await member.fund(50);
  const cardId = await member.prepareWithdrawal();
  const order = await member.client.value(
    withdraw,
    { amount: 10, cardId, paymentPassword: PAYMENT_PASSWORD },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  return { member, order };
}

test('no table contains a payout account’s number, its owner sees its end, and the bank gets all of it', async () => {
  const { member, order } = await withdrawn();
  expect(await tables()).not.toContain(NUMBER);
  expect(order.maskedNumber).toBe('•••• 7890');
  const { cards } = await member.client.value(listCards, {}, { token: member.token });
  expect(cards.map(({ maskedNumber }) => maskedNumber)).toEqual(['•••• 7890']);
  const again = await member.client.call(
    addBankCard,
    {
      bankCode: 'HARB',
      holder: 'Maria Santos',
      accountNumber: '1234-567 890',
      paymentPassword: PAYMENT_PASSWORD,
    },
    { token: member.token },
  );
  expect(again.errorCode).toBe('bank_card_duplicated');
  const [row] = await running.gateway.db
    .select()
    .from(withdrawOrders)
    .where(eq(withdrawOrders.orderNo, order.orderNo));
  if (!row) throw new Error('The order is not stored.');
  expect(heldPayout(running.gateway, row).destination()).toEqual({
    bankName: 'Harbour Bank',
    holder: 'Maria Santos',
    accountNumber: NUMBER,
  });
});

test('no table contains the number of an identity document', async () => {
  const caller = createClient(running.url);
  await caller.developer('register-rules', { idNumber: { enabled: true } });
  const idNumber = 'P7654321X';
  const member = await cashierMember(running.url, { idNumber });
  await caller.developer('register-rules', { idNumber: { enabled: false } });
  const [row] = await running.gateway.db
    .select({ profile: accounts.profile, publicId: accounts.publicId })
    .from(accounts)
    .where(eq(accounts.username, member.username));
  expect(await tables()).not.toContain(idNumber);
  const { vault } = running.gateway;
  expect(vault.decrypt(row?.profile.idNumber ?? '', `id-number:${row?.publicId}`)).toBe(idNumber);
});

test('no table contains a private key, and bodies that are encrypted for it can be decrypted', async () => {
  const caller = createClient(running.url);
  await caller.logIn('demo_player');
  expect(await tables()).not.toMatch(/\\?"(d|p|q|dp|dq|qi)\\?":/);
});

test('a gateway with another secret creates a key of its own, and does not fail', async () => {
  const { db, clock, sealing } = running.gateway;
  const { keys: own } = await sealing.publicKeys();
  const other = createSealing(db, clock, createVault('the secret of another gateway'));
  const { keys: others } = await other.publicKeys();
  expect(others).toHaveLength(1);
  expect(others).not.toEqual(own);
  expect(await other.publicKeys()).toEqual({ keys: others });
  expect((await sealing.publicKeys()).keys).toEqual(own);
});

test('plaintext of older rows is encrypted exactly once by two concurrent processes', async () => {
  const { db, vault, sealing } = running.gateway;
  const { member, order } = await withdrawn();
  const { keys } = await sealing.publicKeys();
  const [key] = await db
    .select()
    .from(sealingKeys)
    .where(eq(sealingKeys.kid, (keys[0] as { kid: string }).kid));
  if (!key) throw new Error('The published key is not stored.');
  const plainKey = vault.decrypt(key.privateJwk, `sealing-key:${key.kid}`);
  const caller = createClient(running.url);
  for (let time = 0; time < 20; time += 1) {
    const number = String(5_000_000_000 + time);
    await db.update(bankCards).set({ accountNumber: number, accountTail: '', accountMac: null });
    await db.update(withdrawOrders).set({ accountNumber: number, accountTail: '' });
    await db.update(sealingKeys).set({ privateJwk: plainKey }).where(eq(sealingKeys.kid, key.kid));
    const idNumber = JSON.stringify({ idNumber: `ID${number}` });
    await db
      .update(accounts)
      .set({ profile: sql`${accounts.profile} || ${idNumber}::jsonb` })
      .where(eq(accounts.username, member.username));
    if (time === 0) await caller.logIn('demo_agent');

    await Promise.all([
      encryptPlaintextRows(running.gateway),
      encryptPlaintextRows(running.gateway),
    ]);

    const after = await tables();
    expect(after).not.toContain(number);
    expect(after).not.toMatch(/\\?"(d|p|q|dp|dq|qi)\\?":/);
    const [row] = await db
      .select()
      .from(withdrawOrders)
      .where(eq(withdrawOrders.orderNo, order.orderNo));
    if (!row) throw new Error('The order is not stored.');
    expect(row.accountTail).toBe(number.slice(-4));
    expect(heldPayout(running.gateway, row).destination().accountNumber).toBe(number);
    await encryptPlaintextRows(running.gateway);
    expect(await tables()).toBe(after);
  }
  expect((await sealing.publicKeys()).keys).toEqual(keys);
});
