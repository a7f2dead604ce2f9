import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw, withdrawSettings } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import {
  availablePromotions,
  claimedPromotions,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion,
  type Promotion,
} from '../../gateway/contract/promotions.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import {
  accounts,
  promotionGrants,
  promotionJoins,
  promotions,
} from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, type TestClient } from './client.ts';
import { rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const page = { pageNo: 1, pageSize: 20 };

async function promotionOf(
  client: TestClient,
  promotionId: string,
  options: { token?: string; language?: 'EN' | 'TY' },
): Promise<Promotion | undefined> {
  const { list } = await client.value(availablePromotions, {}, options);
  return list.find((each) => each.promotionId === promotionId);
}

test('[R4.21] [R7.02] a visitor sees current, future and past promotions, and none for VIPs', async () => {
  const client = createClient(running.url);
  const { list, available } = await client.value(availablePromotions, {}, { language: 'TY' });
  const labels = Object.fromEntries(list.map((each) => [each.promotionId, each.label]));
  expect(labels).toEqual({
    DEPOSIT: 'join',
    RELOAD: 'join',
    REBATE: 'join',
    RAFFLE: 'process',
    MISSION: 'join',
    STORY: 'join',
    TOURNAMENT: 'comingSoon',
    OCTOBER: 'close',
  });
  expect(available).toBe(0);
  expect(list[0]?.title).toBe('Unang deposito: may dagdag na 50%');
  const refused = await client.call(joinPromotion, { promotionId: 'DEPOSIT' });
  expect(refused).toMatchObject({ status: 401, errorCode: 'login.not.session' });
});

test('[R5.11] [R6.03b] a trial can view them, and is told that it needs a real account', async () => {
  const client = createClient(running.url);
  const { token } = await client.freePlay();
  expect(await promotionOf(client, 'DEPOSIT', { token })).toMatchObject({ label: 'join' });
  const options = { token, ...key() };
  for (const refused of [
    await client.call(joinPromotion, { promotionId: 'DEPOSIT' }, options),
    await client.call(claimIssuedPromotion, { promotionId: 'DEPOSIT' }, options),
    await client.call(claimRafflePromotion, { promotionId: 'RAFFLE' }, options),
    await client.call(claimedPromotions, page, options),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
});

test('[R4.21] [R2.75b] a first deposit bonus is joined, earned, claimed once by fifty concurrent calls, and its turnover is fulfilled', async () => {
  const { client, token, balance, fund, bet, prepareWithdrawal } = await rewardsMember(running);
  const early = await client.call(
    claimIssuedPromotion,
    { promotionId: 'DEPOSIT' },
    { token, ...key() },
  );
  expect(early).toMatchObject({ status: 409, errorCode: 'promotion_not_available' });
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  expect(await promotionOf(client, 'DEPOSIT', { token })).toMatchObject({
    label: 'joined',
    action: 'deposit',
  });
  await fund(40);
  expect(await promotionOf(client, 'DEPOSIT', { token })).toMatchObject({
    label: 'claim',
    action: 'claim',
    amount: 20,
    turnover: 240,
  });
  expect((await client.value(memberInfo, {}, { token })).availablePromos).toBe(1);
  const options = { token, ...key() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      client.value(claimIssuedPromotion, { promotionId: 'DEPOSIT' }, options),
    ),
  );
  expect(new Set(answers.map(({ grantNo }) => grantNo)).size).toBe(1);
  expect(await balance()).toBe(60);
  const again = await client.call(
    claimIssuedPromotion,
    { promotionId: 'DEPOSIT' },
    { token, ...key() },
  );
  expect(again).toMatchObject({ status: 409, errorCode: 'promotion_not_available' });
  const other = await client.call(claimIssuedPromotion, { promotionId: 'RELOAD' }, options);
  expect(other).toMatchObject({ status: 409, errorCode: 'idempotency_conflict' });
  expect(await promotionOf(client, 'DEPOSIT', { token })).toMatchObject({ label: 'claimed' });
  expect((await client.value(memberInfo, {}, { token })).availablePromos).toBe(0);
  const claimed = await client.value(claimedPromotions, page, { token });
  expect(claimed).toMatchObject({ totalCount: 1, list: [{ amount: 20, turnover: 240 }] });
  const now = running.gateway.clock.now();
  const range = { startTime: now - DAY, endTime: now + 1000, ...page };
  const { list } = await client.value(memberTransactions, range, { token });
  expect(list.filter(({ txType }) => txType === 'bonus').map(({ amount }) => amount)).toEqual([20]);

  const cardId = await prepareWithdrawal();
  const ask = { cardId, amount: 10, paymentPassword: PAYMENT_PASSWORD };
  const refused = await client.call(withdraw, ask, { token, ...key() });
  expect(refused).toMatchObject({ errorCode: 'turnover_outstanding', value: { remaining: 240 } });
  await bet(4000);
  const settings = await client.value(withdrawSettings, {}, { token });
  expect(settings).toMatchObject({ requiredTurnover: 240, outstandingTurnover: 200 });
});

test('[R4.21] a deposit before joining does not earn the first deposit bonus', async () => {
  const { client, token, fund } = await rewardsMember(running);
  await fund(40);
  expect(await promotionOf(client, 'DEPOSIT', { token })).toMatchObject({ label: 'close' });
  const late = await client.call(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  expect(late).toMatchObject({ status: 409, errorCode: 'promotion_not_available' });
  await client.value(joinPromotion, { promotionId: 'RELOAD' }, { token });
  await fund(50);
  const reload = await promotionOf(client, 'RELOAD', { token });
  expect(reload).toMatchObject({ label: 'claim', amount: 5 });
});

test('[R4.21] a mission goes from join over process to claim by bets that were made after joining', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  await fund(300);
  await bet(9000);
  await client.value(joinPromotion, { promotionId: 'MISSION' }, { token });
  running.gateway.clock.advance(1);
  expect(await promotionOf(client, 'MISSION', { token })).toMatchObject({
    label: 'joined',
    progress: { done: 0, target: 200 },
  });
  await bet(5000);
  expect(await promotionOf(client, 'MISSION', { token })).toMatchObject({
    label: 'process',
    progress: { done: 50, target: 200 },
  });
  await bet(15_000);
  expect(await promotionOf(client, 'MISSION', { token })).toMatchObject({ label: 'claim' });
  const before = await balance();
  await client.value(claimIssuedPromotion, { promotionId: 'MISSION' }, { token, ...key() });
  expect(await balance()).toBe(before + 8);
});

test('[R7.02] [R4.21] a raffle is drawn once a day by members with enough stakes, who are told the turnover requirement of the prize before', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  const draw = { promotionId: 'RAFFLE' };
  const early = await client.call(claimRafflePromotion, draw, { token, ...key() });
  expect(early).toMatchObject({ errorCode: 'promotion_not_available' });
  await fund(20);
  await bet(500);
  const known = await promotionOf(client, 'RAFFLE', { token });
  expect(known).toMatchObject({ action: 'draw', turnoverTimes: 3 });
  expect([known?.amount, known?.turnover]).toEqual([undefined, undefined]);
  const wrong = await client.call(claimIssuedPromotion, draw, { token, ...key() });
  expect(wrong).toMatchObject({ errorCode: 'promotion_not_available' });
  const before = await balance();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(claimRafflePromotion, draw, { token, ...key() })),
  );
  const prizes = answers.flatMap((answer) => (answer.success ? [answer.value.amount] : []));
  expect(prizes).toHaveLength(1);
  expect([0.5, 1, 5, 18, 88]).toContain(prizes[0]);
  expect(await balance()).toBeCloseTo(before + (prizes[0] ?? 0), 2);
  expect(await promotionOf(client, 'RAFFLE', { token })).toMatchObject({ label: 'claimed' });
});

test.each([
  ['a prize below a coin is a coin, and', [{ amount: 0.001, weight: 1 }], 0.01],
  ['a draw without a prize', [{ amount: 0, weight: 1 }], 0],
])('[R7.02] %s uses the draw of the day up', async (_case, prizes, amount) => {
  const { db } = running.gateway;
  const raffle = eq(promotions.id, 'RAFFLE');
  const [stored] = await db.select().from(promotions).where(raffle);
  const rule = { ...(stored?.rule as object), prizes };
  await db.update(promotions).set({ rule }).where(raffle);
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  await fund(20);
  await bet(500);
  const before = await balance();
  const draw = () =>
    client.call(claimRafflePromotion, { promotionId: 'RAFFLE' }, { token, ...key() });
  expect(await draw()).toMatchObject({ success: true, value: { amount } });
  expect(await balance()).toBeCloseTo(before + amount, 2);
  expect(await draw()).toMatchObject({ errorCode: 'promotion_not_available' });
  await db.update(promotions).set({ rule: stored?.rule }).where(raffle);
});

test('[R4.21] a VIP promotion is visible and available to VIPs only', async () => {
  const { client, token, accountId } = await rewardsMember(running);
  expect(await promotionOf(client, 'VIP', { token })).toBeUndefined();
  const refused = await client.call(
    claimIssuedPromotion,
    { promotionId: 'VIP' },
    { token, ...key() },
  );
  expect(refused).toMatchObject({ status: 404, errorCode: 'not_found' });
  const { db } = running.gateway;
  const rise = (vipLevel: number) =>
    db.update(accounts).set({ vipLevel }).where(eq(accounts.id, accountId));
  await rise(2);
  expect(await promotionOf(client, 'VIP', { token }), 'one rank is missing').toBeUndefined();
  await rise(3);
  expect(await promotionOf(client, 'VIP', { token })).toMatchObject({ label: 'join' });
});

test('[R4.21] yesterday’s bets bring a rebate today, each day once', async () => {
  const { client, token, fund, bet, balance, accountId } = await rewardsMember(running);
  const { db, clock } = running.gateway;
  const yesterday = clock.now() - DAY;
  await fund(100);
  const joined = { promotionId: 'REBATE', accountId, joinedAt: yesterday - DAY };
  await db.insert(promotionJoins).values(joined);
  await bet(2000);
  expect(await promotionOf(client, 'REBATE', { token })).toMatchObject({ label: 'process' });
  await bet(6000, 'LIVE', yesterday);
  expect(await promotionOf(client, 'REBATE', { token })).toMatchObject({
    label: 'claim',
    amount: 0.3,
    turnover: 0.3,
  });
  await client.value(claimIssuedPromotion, { promotionId: 'REBATE' }, { token, ...key() });
  expect(await balance()).toBe(20.3);
  const again = { promotionId: 'REBATE' };
  const refused = await client.call(claimIssuedPromotion, again, { token, ...key() });
  expect(refused).toMatchObject({ status: 409, errorCode: 'promotion_not_available' });
});

test('a rebate of 0.7 % of 110.00 is 0.77: percentages are exact decimals', async () => {
  const { client, token, fund, bet, accountId } = await rewardsMember(running);
  const { db, clock } = running.gateway;
  const [stored] = await db.select().from(promotions).where(eq(promotions.id, 'REBATE'));
  const change = (rule: unknown) =>
    db.update(promotions).set({ rule }).where(eq(promotions.id, 'REBATE'));
  await change({ percent: 0.7, least: 0.1, turnoverTimes: 1.1 });
  const yesterday = clock.now() - DAY;
  await fund(110);
  await db
    .insert(promotionJoins)
    .values({ promotionId: 'REBATE', accountId, joinedAt: yesterday - DAY });
  await bet(11_000, 'RNG', yesterday);
  expect(await promotionOf(client, 'REBATE', { token })).toMatchObject({
    label: 'claim',
    amount: 0.77,
    turnover: 0.85,
  });
  await change(stored?.rule);
});

test('[R4.21] an issued bonus can be claimed until it expires', async () => {
  const { client, token, accountId } = await rewardsMember(running);
  const { db, clock } = running.gateway;
  const now = clock.now();
  await db.insert(promotionGrants).values({
    grantNo: 'B1',
    promotionId: 'STORY',
    accountId,
    period: 'x',
    status: 'issued',
    currency: 'USD',
    amount: 500,
    turnoverRequired: 0,
    createdAt: now,
    expiresAt: now + 60_000,
  });
  expect(await promotionOf(client, 'STORY', { token })).toMatchObject({ label: 'issued' });
  clock.advance(60_000);
  expect(await promotionOf(client, 'STORY', { token })).toMatchObject({ label: 'join' });
});
