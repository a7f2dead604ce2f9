import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAffiliateUrl, openDownline } from '../../gateway/contract/agent-accounts.ts';
import { sendLineMessage } from '../../gateway/contract/agent-messages.ts';
import { transferDownline, transferUpline } from '../../gateway/contract/agent-transfers.ts';
import { giveUpBonus } from '../../gateway/contract/bonuses.ts';
import {
  depositByLaunchUrl,
  depositByQRImageUrl,
  manualTransferByAccountName,
  withdraw,
} from '../../gateway/contract/cashier.ts';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import { sendFeedback } from '../../gateway/contract/feedback.ts';
import { claimMission } from '../../gateway/contract/missions.ts';
import { convertPoint, redeemPointReward } from '../../gateway/contract/points.ts';
import {
  applyPromotion,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion,
} from '../../gateway/contract/promotions.ts';
import { claimRebate } from '../../gateway/contract/rebates.ts';
import { walletTransfer } from '../../gateway/contract/wallet-transfers.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import {
  accounts,
  affiliateLinks,
  depositOrders,
  feedback,
  journalEntries,
  lineMessages,
  lineTransfers,
  missionClaims,
  openedAccounts,
  pointConversions,
  pointRedemptions,
  promotionApplications,
  rebateClaims,
  withdrawOrders,
} from '../../gateway/database/schema/index.ts';
import { writeRebates } from '../../gateway/modules/rebates/settings.ts';
import { addTestGames } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { freshName, giveMoney, idOf } from './agents-support.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { ENDPOINTS } from './endpoints.ts';
import {
  type RewardsMember,
  rewardsBackOffice,
  rewardsMember,
  startRewards,
  usernameOf,
} from './rewards-support.ts';

const RETRIES = 50;

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running.close());

interface Case {
  readonly endpoint: AnyEndpoint;
  /** Prepares the call and returns its request. */
  prepare(member: RewardsMember): Promise<object>;
}

const deposit = (endpoint: AnyEndpoint, channelId: string, change: object = {}): Case => ({
  endpoint,
  prepare: async () => ({ channelId, amount: 100, ...change }),
});

async function givePoints({ accountId }: RewardsMember): Promise<void> {
  const username = await usernameOf(running.gateway, accountId);
  await rewardsBackOffice(running.url, 'points', { username, points: '50000' });
}

/** Makes a member a top agent. */
async function makeAgent({ accountId }: RewardsMember): Promise<void> {
  await running.gateway.db.update(accounts).set({ type: 2 }).where(eq(accounts.id, accountId));
}

/** Opens an account below a member. @returns its name */
async function openOneBelow(member: RewardsMember): Promise<string> {
  await makeAgent(member);
  const account = freshName();
  await member.client.value(
    openDownline,
    { account, password: `Given-${randomUUID().slice(0, 12)}`, kind: 'member', rate: 0 },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  return account;
}

const CASES: readonly Case[] = [
  {
    endpoint: openDownline,
    prepare: async (member) => {
      await makeAgent(member);
      return { account: freshName(), password: 'Given-by-7-agents', kind: 'member', rate: 0 };
    },
  },
  {
    endpoint: createAffiliateUrl,
    prepare: async (member) => {
      await makeAgent(member);
      return { name: 'Friday', kind: 'member', rate: 0 };
    },
  },
  {
    endpoint: sendLineMessage,
    prepare: async (member) => ({
      to: 'one',
      account: await openOneBelow(member),
      title: 'Friday',
      body: 'The tournament begins at nine.',
    }),
  },
  {
    endpoint: transferDownline,
    prepare: async (member) => {
      const account = await openOneBelow(member);
      await member.prepareWithdrawal();
      await giveMoney(running, member.accountId, 100_00);
      return { account, amount: 10, paymentPassword: PAYMENT_PASSWORD };
    },
  },
  {
    endpoint: transferUpline,
    prepare: async (member) => {
      const uplineId = await idOf(running, 'demo_agent');
      await running.gateway.db
        .update(accounts)
        .set({ uplineId })
        .where(eq(accounts.id, member.accountId));
      await member.prepareWithdrawal();
      await giveMoney(running, member.accountId, 100_00);
      return { amount: 10, paymentPassword: PAYMENT_PASSWORD };
    },
  },
  deposit(depositByLaunchUrl, 'lagoon'),
  deposit(depositByQRImageUrl, 'scanpay'),
  deposit(manualTransferByAccountName, 'harbour', { accountName: 'Maria Santos' }),
  {
    endpoint: withdraw,
    prepare: async (member) => {
      const cardId = await member.prepareWithdrawal();
      await member.fund(100);
      return { cardId, amount: 20, paymentPassword: PAYMENT_PASSWORD };
    },
  },
  {
    endpoint: redeemPointReward,
    prepare: async (member) => {
      await member.prepareWithdrawal();
      await givePoints(member);
      return {
        rewardId: 'tarsier',
        quantity: 1,
        paymentPassword: PAYMENT_PASSWORD,
        address: '14 Acacia Street, Quezon City',
      };
    },
  },
  {
    endpoint: convertPoint,
    prepare: async (member) => {
      await givePoints(member);
      return { points: 1000 };
    },
  },
  {
    endpoint: claimIssuedPromotion,
    prepare: async ({ client, token, fund }) => {
      await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
      await fund(100);
      return { promotionId: 'DEPOSIT' };
    },
  },
  {
    endpoint: giveUpBonus,
    prepare: async ({ client, token, fund }) => {
      await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
      await fund(100);
      const options = { token, idempotencyKey: randomUUID() };
      const ask = { promotionId: 'DEPOSIT' };
      const { grantNo } = await client.value(claimIssuedPromotion, ask, options);
      return { grantNo };
    },
  },
  {
    endpoint: claimMission,
    prepare: async ({ fund }) => {
      await fund(100);
      return { subject: 'mission', id: 'ONCE-DEPOSIT' };
    },
  },
  {
    endpoint: claimRebate,
    prepare: async ({ fund, bet }) => {
      await writeRebates(running.gateway.db, {
        rates: [{ gameType: 'RNG', percent: 1 }],
        least: 0.1,
      });
      await fund(100);
      await bet(10_000);
      return {};
    },
  },
  {
    endpoint: claimRafflePromotion,
    prepare: async ({ fund, bet }) => {
      await fund(500);
      await bet(40_000);
      return { promotionId: 'RAFFLE' };
    },
  },
  {
    endpoint: applyPromotion,
    prepare: async () => ({ promotionId: 'STORY', comment: 'My lantern', pictures: [] }),
  },
  {
    endpoint: sendFeedback,
    prepare: async () => ({
      kind: 'complaint',
      text: 'The wheel of the second table stands still since noon',
    }),
  },
  {
    endpoint: walletTransfer,
    prepare: async ({ fund }) => {
      const { db } = running.gateway;
      await writeSettings(db, { vendorWallets: true });
      await addTestGames(db);
      await fund(100);
      return { action: 'in', vassalage: 'TEST', amount: 25 };
    },
  },
];

/** All effects that a call can have, as one number. */
async function tracesOf(): Promise<number> {
  const { db } = running.gateway;
  const tables = [
    depositOrders,
    withdrawOrders,
    pointRedemptions,
    pointConversions,
    promotionApplications,
    feedback,
    journalEntries,
    openedAccounts,
    affiliateLinks,
    lineMessages,
    lineTransfers,
    missionClaims,
    rebateClaims,
  ];
  const counts = await Promise.all(
    tables.map(async (table) => (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0),
  );
  return counts.reduce((sum, rows) => sum + rows, 0);
}

test('every call with an idempotency key is tested here', () => {
  const idempotent = ENDPOINTS.filter((endpoint) => endpoint.idempotent);
  expect(new Set(CASES.map(({ endpoint }) => endpoint))).toEqual(new Set(idempotent));
});

test.each(CASES.map((each) => [each.endpoint.path, each] as const))(
  '%s: fifty concurrent retries of one key get one response, and it is executed once',
  async (_path, { endpoint, prepare }) => {
    const member = await rewardsMember(running);
    const { client, token } = member;
    const payload = await prepare(member);
    const options = { token, idempotencyKey: randomUUID() };
    const send = () => client.call(endpoint, payload as never, options);
    const before = await tracesOf();
    const answers = await Promise.all(Array.from({ length: RETRIES }, send));
    const [first] = answers;
    expect(first?.success, JSON.stringify(first)).toBe(true);
    for (const { status, value } of answers) {
      expect({ status, value }).toEqual({ status: 200, value: first?.value });
    }
    const made = (await tracesOf()) - before;
    // One row of its own, and the entry of the money where it moves at once; for a wallet transfer the entries of
    // both halves.
    expect(made).toBeGreaterThanOrEqual(1);
    expect(made).toBeLessThanOrEqual(2);
    for (let again = 0; again < 3; again += 1) {
      expect(await send()).toMatchObject({ status: 200, value: first?.value });
    }
    expect((await tracesOf()) - before).toBe(made);
  },
);

test('a new key above the limit is refused, and the known one is still answered', async () => {
  const member = await rewardsMember(running);
  const { client, token } = member;
  const send = (idempotencyKey: string) =>
    client.call(
      sendFeedback,
      { kind: 'complaint', text: `The wheel of the second table stands still` },
      { token, idempotencyKey },
    );
  const keys = Array.from({ length: 5 }, () => randomUUID());
  for (const key of keys) expect((await send(key)).success).toBe(true);
  expect(await send(randomUUID())).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
  for (const key of keys) expect((await send(key)).success).toBe(true);
  const [row] = await running.gateway.db
    .select({ rows: count() })
    .from(feedback)
    .where(eq(feedback.accountId, member.accountId));
  expect(row?.rows).toBe(5);
});

test('a request that fails behind the lock is counted nevertheless', async () => {
  const member = await rewardsMember(running);
  const { client, token } = member;
  const cardId = await member.prepareWithdrawal();
  const send = () =>
    client.call(
      withdraw,
      { cardId, amount: 20, paymentPassword: PAYMENT_PASSWORD },
      { token, idempotencyKey: randomUUID() },
    );
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 32; time += 1) codes.push((await send()).errorCode);
  expect(codes.filter((code) => code === 'insufficient_balance')).toHaveLength(30);
  expect(codes.slice(30)).toEqual(['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST']);
});
