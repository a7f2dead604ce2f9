import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { changePassword } from '../../gateway/contract/members.ts';
import { logout, touch } from '../../gateway/contract/session.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import { replacePassword } from '../../gateway/modules/members/replace-password.ts';
import { hashPassword } from '../../gateway/modules/session/passwords.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type CashierMember, cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { startTestGateway } from './client.ts';

const OWNERS = 'seven-tall-masts';
const THIEFS = 'quick-brown-thief';
const CHANGE = { newPassword: THIEFS, confirmNewPassword: THIEFS };
const THIEFS_DIGITS = '274193';
const DIGITS = {
  newPaymentPassword: THIEFS_DIGITS,
  confirmPaymentPassword: THIEFS_DIGITS,
} as const;

let running: RunningGateway;
beforeAll(async () => {
  // Periodic jobs would open the transactions that the tests wait for.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  running = await startTestGateway({ demoData: 'none' });
  vi.useRealTimers();
}, 60_000);
afterAll(() => running.close());
afterEach(() => vi.restoreAllMocks());

/** Runs work right before the next transaction, after its password was compared and the new one hashed. */
async function beforeNextTransaction(work: () => Promise<unknown>): Promise<void> {
  const { background, db } = running.gateway;
  await background.settled();
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
    await work();
    return transaction(...args);
  });
}

const accountOf = async ({ username }: CashierMember) => {
  const [account] = await running.gateway.db
    .select()
    .from(accounts)
    .where(eq(accounts.username, username));
  if (!account) throw new Error(`There is no ${username}.`);
  return account;
};

/** A reset by mail or phone, which ends every session. */
const resetPassword = async (member: CashierMember) => {
  const { id: accountId } = await accountOf(member);
  await replacePassword(running.gateway, { accountId, passwordHash: await hashPassword(OWNERS) });
};

const change = ({ client, token, password }: CashierMember) =>
  client.call(changePassword, { oldPassword: password, ...CHANGE }, { token });

const OVER = { status: 401, errorCode: 'login.not.session' };

test('[R5.04] a change by the old password does not overwrite the owner’s reset', async () => {
  const member = await cashierMember(running.url);
  await beforeNextTransaction(() => resetPassword(member));
  expect(await change(member)).toMatchObject({ ...OVER, value: { reason: 'password' } });
  expect(await member.client.logIn(member.username, OWNERS)).toHaveProperty('token');
});

test('[R5.04] a change whose session ended meanwhile is refused', async () => {
  const member = await cashierMember(running.url);
  const { client, token } = member;
  await beforeNextTransaction(() => client.value(logout, {}, { token }));
  expect(await change(member)).toMatchObject({ ...OVER, value: { reason: 'logout' } });
  expect(await client.logIn(member.username, member.password)).toHaveProperty('token');
});

test('[R5.04] of two concurrent changes of one session the first one wins', async () => {
  const member = await cashierMember(running.url);
  const { client, token, password } = member;
  const first = { newPassword: OWNERS, confirmNewPassword: OWNERS };
  await beforeNextTransaction(() =>
    client.value(changePassword, { oldPassword: password, ...first }, { token }),
  );
  expect(await change(member)).toMatchObject({ status: 400, errorCode: 'password_incorrect' });
  expect((await client.call(touch, {}, { token })).status).toBe(200);
  expect(await client.logIn(member.username, OWNERS)).toHaveProperty('token');
});

test('a first transaction password by a login password that was reset meanwhile is refused', async () => {
  const member = await cashierMember(running.url);
  const { client, token, password } = member;
  await beforeNextTransaction(() => resetPassword(member));
  expect(
    await client.call(setPaymentPassword, { loginPassword: password, ...DIGITS }, { token }),
  ).toMatchObject(OVER);
  const { token: owners } = await client.logIn(member.username, OWNERS);
  expect(
    await client.call(setPaymentPassword, { loginPassword: OWNERS, ...DIGITS }, { token: owners }),
  ).toMatchObject({ success: true });
});

test('of two concurrent changes of a transaction password the first one wins', async () => {
  const member = await cashierMember(running.url);
  const { client, token } = member;
  await member.prepareWithdrawal();
  const owners = { newPaymentPassword: '918273', confirmPaymentPassword: '918273' };
  const oldPaymentPassword = PAYMENT_PASSWORD;
  await beforeNextTransaction(() =>
    client.value(setPaymentPassword, { oldPaymentPassword, ...owners }, { token }),
  );
  expect(
    await client.call(setPaymentPassword, { oldPaymentPassword, ...DIGITS }, { token }),
  ).toMatchObject({ errorCode: 'invalid.payment.pw' });
  expect(
    await client.call(setPaymentPassword, { oldPaymentPassword: '918273', ...DIGITS }, { token }),
  ).toMatchObject({ success: true });
});

test('of two concurrent first transaction passwords the first one wins', async () => {
  const member = await cashierMember(running.url);
  const { client, token, password: loginPassword } = member;
  const owners = { newPaymentPassword: '918273', confirmPaymentPassword: '918273' };
  await beforeNextTransaction(() =>
    client.value(setPaymentPassword, { loginPassword, ...owners }, { token }),
  );
  expect(
    await client.call(setPaymentPassword, { loginPassword, ...DIGITS }, { token }),
  ).toMatchObject({ errorCode: 'invalid.payment.pw' });
});
