import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointReward,
  pointTransactions,
  redeemPointList,
  redeemPointReward,
} from '../../gateway/contract/points.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { pointAccounts, pointLedger, pointRewards } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import {
  type RewardsMember,
  rewardsBackOffice,
  rewardsMember,
  startRewards,
  usernameOf,
} from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const page = { pageNo: 1, pageSize: 50 };

async function withPoints(points: number): Promise<RewardsMember> {
  const member = await rewardsMember(running);
  await member.prepareWithdrawal();
  const username = await usernameOf(running.gateway, member.accountId);
  await rewardsBackOffice(running.url, 'points', { username, points: String(points) });
  return member;
}

const ADDRESS = '14 Acacia Street, Quezon City';
const order = (
  rewardId: string,
  change: { quantity?: number; paymentPassword?: string; address?: string } = {},
) => ({
  rewardId,
  quantity: 1,
  paymentPassword: PAYMENT_PASSWORD,
  address: ADDRESS,
  ...change,
});
const pointsOf = async ({ client, token }: RewardsMember) =>
  (await client.value(pointBalance, {}, { token })).balance;
const stockOf = async (rewardId: string) => {
  const client = createClient(running.url);
  const { list } = await client.value(pointReward, {});
  return list.find((each) => each.rewardId === rewardId)?.stock;
};

/** Asserts that the balance, the sum of the ledger and its running balance are equal. */
async function expectSound(accountId: number): Promise<void> {
  const { db } = running.gateway;
  const [account] = await db
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.accountId, accountId));
  const lines = await db
    .select()
    .from(pointLedger)
    .where(eq(pointLedger.accountId, accountId))
    .orderBy(asc(pointLedger.id));
  let sum = 0;
  for (const { amount, balanceAfter } of lines) {
    sum += amount;
    expect(balanceAfter).toBe(sum);
  }
  expect(account?.balance).toBe(sum);
}

test('[R7.02] everybody can see rewards and rules; points never expire', async () => {
  const client = createClient(running.url);
  const { list } = await client.value(pointReward, { type: 'voucher' }, { language: 'TY' });
  expect(list.map(({ type }) => type)).toEqual(['voucher', 'voucher', 'voucher']);
  expect(list[0]?.name).toBe('Halo-halo para sa dalawa');
  const config = await client.value(pointConfig, {});
  expect(config).toMatchObject({ neverExpire: true, pointsPerUnit: 100 });
  expect(await client.call(pointBalance, {})).toMatchObject({ errorCode: 'login.not.session' });
  const { token } = await client.freePlay();
  for (const refused of [
    await client.call(pointBalance, {}, { token }),
    await client.call(redeemPointReward, order('mug'), { token, ...key() }),
    await client.call(convertPoint, { points: 500 }, { token, ...key() }),
    await client.call(redeemPointList, page, { token }),
    await client.call(pointTransactions, page, { token }),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
});

test('points are earned by play at the rate of the game type, to the cent', async () => {
  const member = await rewardsMember(running);
  const { client, token, accountId, fund, bet } = member;
  await fund(400);
  await bet(15_00);
  expect(await pointsOf(member)).toBe(1);
  await bet(5_00);
  await bet(100_00, 'LIVE');
  expect(await pointsOf(member)).toBe(4);
  await Promise.all(Array.from({ length: 10 }, () => bet(3_00)));
  expect(await pointsOf(member)).toBe(7);
  const { list } = await client.value(pointTransactions, { ...page, kind: 'earn' }, { token });
  expect(list.reduce((sum, { points }) => sum + points, 0)).toBe(7);
  expect(list[0]).toMatchObject({ balanceAfter: 7, remark: 'Test' });
  await expectSound(accountId);
});

test('[R4.22] [R3.06] fifty equal orders under one key are one; a rejection returns points and stock', async () => {
  const member = await withPoints(1000);
  const { client, token, accountId } = member;
  const stock = (await stockOf('mug')) ?? 0;
  const options = { token, ...key() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call(redeemPointReward, order('mug'), options)),
  );
  expect(answers.flatMap((answer) => (answer.success ? [] : [answer.errorCode]))).toEqual([]);
  const made = answers.flatMap((answer) => (answer.success ? [answer.value] : []));
  made.push(await client.value(redeemPointReward, order('mug'), options));
  expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(made[0]).toMatchObject({ status: 'Processing', quantity: 1, requiredPoints: 380 });
  expect(await pointsOf(member)).toBe(620);
  expect(await stockOf('mug')).toBe(stock - 1);
  const other = await client.call(redeemPointReward, order('mug', { quantity: 2 }), options);
  expect(other).toMatchObject({ status: 409, errorCode: 'idempotency_conflict' });
  const second = await client.value(redeemPointReward, order('halohalo'), { token, ...key() });
  const decide = (number: string | undefined, fields: Record<string, string>) =>
    rewardsBackOffice(running.url, `redemptions/${number}`, fields);
  const rejection = { decision: 'reject', reason: 'out_of_stock' };
  expect(await decide(made[0]?.orderNo, rejection)).toBe(303);
  expect(await decide(made[0]?.orderNo, rejection)).toBe(303);
  expect(await decide(made[0]?.orderNo, { decision: 'approve' })).toBe(303);
  expect(await decide(second.orderNo, { decision: 'approve' })).toBe(303);
  expect(await pointsOf(member)).toBe(700);
  expect(await stockOf('mug')).toBe(stock);
  const { list, totalCount } = await client.value(redeemPointList, page, { token });
  expect(totalCount).toBe(2);
  expect(list.map(({ status, reason }) => [status, reason])).toEqual([
    ['Approved', undefined],
    ['Rejected', 'out_of_stock'],
  ]);
  const filter = { ...page, status: 'Rejected', type: 'home' } as const;
  expect((await client.value(redeemPointList, filter, { token })).totalCount).toBe(1);
  const none = { ...page, status: 'Processing' } as const;
  expect((await client.value(redeemPointList, none, { token })).totalCount).toBe(0);
  const inbox = await client.value(getInbox, page, { token, language: 'TY' });
  expect(inbox.list[0]?.title).toBe('Na-redeem: 1 × Halo-halo para sa dalawa');
  await expectSound(accountId);
});

test('[R4.22] of two concurrent orders of the last one, one gets it', async () => {
  const members = await Promise.all([withPoints(4000), withPoints(4000)]);
  const { db } = running.gateway;
  await db.update(pointRewards).set({ stock: 1 }).where(eq(pointRewards.id, 'robot'));
  const answers = await Promise.all(
    members.map(({ client, token }) =>
      client.call(redeemPointReward, order('robot'), { token, ...key() }),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)).toMatchObject({
    status: 409,
    errorCode: 'reward_out_of_stock',
  });
  expect(await stockOf('robot')).toBe(0);
  const left = await Promise.all(members.map(pointsOf));
  expect(left.toSorted((one, two) => one - two)).toEqual([900, 4000]);
});

test('[R7.02] redeeming is encrypted, requires the password, enough points and an available quantity', async () => {
  const member = await withPoints(500);
  const { client, token, accountId } = member;
  const wrong = await client.call(redeemPointReward, order('mug', { paymentPassword: '111222' }), {
    token,
    ...key(),
  });
  expect(wrong).toMatchObject({ errorCode: 'invalid.payment.pw', value: { remaining: 4 } });
  const dear = await client.call(redeemPointReward, order('bangka'), { token, ...key() });
  expect(dear).toMatchObject({ status: 409, errorCode: 'points_insufficient' });
  const many = await client.call(redeemPointReward, order('mug', { quantity: 6 }), {
    token,
    ...key(),
  });
  expect(many).toMatchObject({ status: 400, value: { fields: { quantity: 'quantity_high' } } });
  const gone = await client.call(redeemPointReward, order('speaker'), { token, ...key() });
  expect(gone).toMatchObject({ status: 409, errorCode: 'reward_out_of_stock' });
  const without = await client.call(redeemPointReward, order('mug'), { token });
  expect(without).toMatchObject({ status: 400, errorCode: 'idempotency_key_required' });
  const plain = await fetch(running.url + redeemPointReward.path, {
    method: 'POST',
    headers: { Merchant: 'baize', Authorization: token, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(order('mug')),
  });
  expect(await plain.json()).toMatchObject({ errorCode: 'request_body_required' });
  expect(await pointsOf(member)).toBe(500);
  await expectSound(accountId);
});

test('[R7.02] points are converted to money once for a key, at the rate, in steps, and never more than there are', async () => {
  const member = await withPoints(1250);
  const { client, token, accountId, balance } = member;
  for (const [points, problem] of [
    [400, 'points_low'],
    [550, 'points_step'],
  ] as const) {
    const refused = await client.call(convertPoint, { points }, { token, ...key() });
    expect(refused).toMatchObject({ status: 400, value: { fields: { points: problem } } });
  }
  const options = { token, ...key() };
  const made = await Promise.all(
    Array.from({ length: 20 }, () => client.value(convertPoint, { points: 700 }, options)),
  );
  expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(made[0]).toMatchObject({ points: 700, amount: 7 });
  expect(await balance()).toBe(7);
  const rest = await Promise.all(
    Array.from({ length: 5 }, () =>
      client.call(convertPoint, { points: 500 }, { token, ...key() }),
    ),
  );
  expect(rest.filter(({ success }) => success)).toHaveLength(1);
  expect(rest.find(({ success }) => !success)).toMatchObject({ errorCode: 'points_insufficient' });
  expect(await balance()).toBe(12);
  expect(await pointsOf(member)).toBe(50);
  const now = running.gateway.clock.now();
  const range = { startTime: now - 60_000, endTime: now + 1000, ...page };
  const { list } = await client.value(memberTransactions, range, { token });
  expect(list.map(({ txType, amount }) => [txType, amount])).toEqual([
    ['bonus', 5],
    ['bonus', 7],
  ]);
  await expectSound(accountId);
});

test('entries in the ledger of points are immutable', async () => {
  const { accountId } = await withPoints(10);
  const { db } = running.gateway;
  const change = db
    .update(pointLedger)
    .set({ amount: 99 })
    .where(eq(pointLedger.accountId, accountId));
  await expect(change).rejects.toThrow();
  await expect(db.delete(pointLedger)).rejects.toThrow();
});

test('[R9.09] points never expire: after nine years all of them exist, and can be redeemed', async () => {
  const member = await withPoints(500);
  const { client, username, password, accountId } = member;
  await client.developer('clock', { advanceMs: 9 * 365 * 24 * 60 * 60 * 1000 });
  // A new session: the encryption key has been rotated long ago.
  const later = createClient(running.url);
  const { token } = await later.logIn(username, password);
  expect((await later.value(pointBalance, {}, { token })).balance).toBe(500);
  const { list } = await later.value(pointTransactions, page, { token });
  expect(list.map(({ points }) => points)).toEqual([500]);
  const { status } = await later.value(redeemPointReward, order('mug'), { token, ...key() });
  expect(status).toBe('Processing');
  await expectSound(accountId);
});

test('[R4.22] rewards by post require an address, which staff see; others store none', async () => {
  const member = await withPoints(5000);
  const { client, token } = member;
  for (const address of ['', 'Manila', '          14     ']) {
    const refused = await client.call(redeemPointReward, order('mug', { address }), {
      token,
      ...key(),
    });
    expect(refused).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields: { address: 'address_missing' } },
    });
  }
  expect(await pointsOf(member)).toBe(5000);
  const sent = await client.value(redeemPointReward, order('mug'), { token, ...key() });
  expect(sent.address).toBe(ADDRESS);
  const page = await (await fetch(`${running.url}/sandbox/rewards`)).text();
  expect(page.split('<tr>').find((row) => row.includes(sent.orderNo))).toContain(ADDRESS);
  const voucher = await client.value(redeemPointReward, order('halohalo'), { token, ...key() });
  expect(voucher.address).toBeUndefined();
});
