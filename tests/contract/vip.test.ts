import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import {
  availablePromotions,
  claimedPromotions,
  claimIssuedPromotion,
} from '../../gateway/contract/promotions.ts';
import { playerRankProgress } from '../../gateway/contract/vip.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { promotions } from '../../gateway/database/schema/index.ts';
import { seedRanks } from '../../gateway/sandbox/seed/vip.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier } from './cashier-support.ts';
import { createClient, type TestClient } from './client.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startRewards();
  await running.gateway.db.transaction(seedRanks);
  client = createClient(running.url);
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const progress = ({ token }: { token: string }) => client.value(playerRankProgress, {}, { token });
const states = async (member: { token: string }) =>
  (await progress(member)).ranks.map(({ bonusState }) => bonusState);
const claim = ({ token }: RewardsMember, idempotencyKey: string = randomUUID()) =>
  client.call(claimIssuedPromotion, { promotionId: 'RANK' }, { token, idempotencyKey });

test('[R6.02] bets and deposits raise to a rank, with a message in the inbox; each bonus is claimed once', async () => {
  const member = await rewardsMember(running);
  const info = () => client.value(memberInfo, {}, member);
  await member.fund(800);
  await member.bet(249_99);
  expect((await info()).vip, 'one cent is missing').toBe(false);
  await member.bet(1);
  expect(await info()).toMatchObject({ vip: true, vipRankLevel: 1 });
  await member.bet(510_00);
  expect(await progress(member)).toMatchObject({ level: 2, validBets: 760, deposits: 800 });
  expect(await states(member)).toEqual(['claimable', 'waiting', 'locked', 'locked', 'locked']);
  const messages = await client.value(getInbox, { pageNo: 1, pageSize: 10 }, member);
  expect(messages.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['VIP 1: Bronze', 'VIP 2: Silver']),
  );
  const waiting = await client.value(availablePromotions, {}, member);
  expect(waiting.list.find(({ promotionId }) => promotionId === 'RANK')).toMatchObject({
    label: 'claim',
    amount: 5,
    turnover: 5,
  });

  const before = await member.balance();
  const key = randomUUID();
  const answers = await Promise.all([claim(member, key), claim(member, key), claim(member, key)]);
  for (const answer of answers)
    expect(answer).toMatchObject({ success: true, value: { amount: 5 } });
  expect(await states(member)).toEqual(['claimed', 'claimable', 'locked', 'locked', 'locked']);
  await claim(member);
  expect((await claim(member)).errorCode).toBe('promotion_not_available');
  expect(await member.balance()).toBe(before + 15);
  expect(await states(member)).toEqual(['claimed', 'claimed', 'locked', 'locked', 'locked']);
  const endTime = running.gateway.clock.now();
  const asked = { startTime: endTime - 86_400_000, endTime, pageNo: 1, pageSize: 10 };
  const { list } = await client.value(memberTransactions, { ...asked, txType: 'bonus' }, member);
  expect(list.map(({ amount }) => amount)).toEqual([10, 5]);
});

test('[R4.21] [R6.02] before the promotion of the ranks begins its bonuses are announced, and nobody can claim one', async () => {
  const { db, clock } = running.gateway;
  const member = await rewardsMember(running);
  await member.fund(300);
  await member.bet(250_00);
  expect(await progress(member)).toMatchObject({ level: 1 });
  const rank = async () =>
    (await client.value(availablePromotions, {}, member)).list.find(
      ({ promotionId }) => promotionId === 'RANK',
    );
  const row = eq(promotions.kind, 'rank');
  const [stored] = await db.select().from(promotions).where(row);
  await db
    .update(promotions)
    .set({ startsAt: clock.now() + DAY })
    .where(row);
  try {
    expect(await rank()).toMatchObject({ label: 'comingSoon' });
    expect((await rank())?.action).toBeUndefined();
    expect(await states(member)).toEqual(Array(5).fill('locked'));
    expect((await claim(member)).errorCode).toBe('promotion_not_available');
  } finally {
    await db.update(promotions).set({ startsAt: stored?.startsAt }).where(row);
  }
  expect(await states(member)).toEqual(['claimable', ...Array(4).fill('locked')]);
  expect((await claim(member)).success).toBe(true);
});

test('[R6.02] a rank lists the offers that require it, and only members who have reached it get them', async () => {
  const member = await rewardsMember(running);
  const offered = async () =>
    (await client.value(availablePromotions, {}, member)).list.some(
      ({ promotionId }) => promotionId === 'VIP',
    );
  await member.fund(2000);
  await member.bet(1999_99);
  expect(await progress(member)).toMatchObject({ level: 2 });
  expect((await progress(member)).ranks.map(({ unlocks }) => unlocks)).toEqual([
    [],
    [],
    [{ promotionId: 'VIP', title: 'VIP birthday gift' }],
    [],
    [],
  ]);
  expect(await offered()).toBe(false);
  await member.bet(1);
  expect(await progress(member)).toMatchObject({ level: 3 });
  expect(await offered()).toBe(true);
});

test('[R6.02] [R6.07] without VIP of merchant or member, and for trials, there is no rank', async () => {
  const refusal = async (token: string) =>
    (await client.call(playerRankProgress, {}, { token })).errorCode;
  const plain = await rewardsMember(running);
  expect(await refusal(plain.token)).toBe('function.not.available');
  expect(await refusal((await client.freePlay()).token)).toBe('in_need_true_account');
  const { token } = await client.logIn('demo_player');
  expect((await progress({ token })).level).toBe(3);
  await client.developer('settings', { vipEnabled: false });
  expect(await refusal(token)).toBe('function.not.available');
  await client.developer('settings', { vipEnabled: true });
});

test('[R6.07] without REWCEN3 the reward center’s calls are refused, and open claims are kept', async () => {
  const { token } = await client.logIn('demo_player');
  const page = { pageNo: 1, pageSize: 10 };
  const refusals = async () => [
    (await client.call(claimedPromotions, page, { token })).errorCode,
    (
      await client.call(
        claimIssuedPromotion,
        { promotionId: 'RANK' },
        { token, idempotencyKey: randomUUID() },
      )
    ).errorCode,
  ];
  const rank = async () =>
    (await client.value(availablePromotions, {}, { token })).list.find(
      ({ promotionId }) => promotionId === 'RANK',
    );
  await client.developer('flags', { REWCEN3: false });
  expect(await refusals()).toEqual(['function.not.available', 'function.not.available']);
  expect((await client.value(availablePromotions, {}, { token })).available).toBe(0);
  expect((await client.value(memberInfo, {}, { token })).availablePromos).toBe(0);
  expect(await rank()).toMatchObject({ label: 'claim', amount: 5 });
  expect((await rank())?.action).toBeUndefined();
  await client.developer('flags', { REWCEN3: true });
  expect((await rank())?.action).toBe('claim');
  expect(await refusals()).toEqual([undefined, undefined]);
});
