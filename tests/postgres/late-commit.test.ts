import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  agentContracts,
  depositOrders,
  gameRounds,
  journalLines,
  referrals,
} from '../../gateway/database/schema/index.ts';
import type { Transaction } from '../../gateway/database/types.ts';
import {
  SALARY_WINDOW_MS,
  settleSalaries,
} from '../../gateway/modules/contracts/settle-salaries.ts';
import { settleReferrals } from '../../gateway/modules/referral/settle.ts';
import { addMember } from '../contract/add-member.ts';
import { startTwoGateways, type TwoGateways } from './two-gateways.ts';

const RACES = 20;

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
});
afterAll(() => two?.close());

let lastRound = 0;

interface Player {
  readonly accountId: number;
  readonly walletId: number;
}

/** A settled round of real money; minor units. */
async function insertRound(tx: Transaction, player: Player, validBet: number, settledAt: number) {
  lastRound += 1;
  const key = `round-${lastRound}`;
  await tx.insert(gameRounds).values({
    ...player,
    orderNo: key,
    nodeId: 'test',
    gameName: 'Test',
    vassalage: 'T',
    vendorName: 'Test',
    gameType: 'RNG',
    roundKey: key,
    bet: validBet,
    validBet,
    win: 0,
    state: 'settled',
    createdAt: settledAt,
    settledAt,
  });
}

/** Begins a transaction and keeps it open. Returns a function that commits it, once its work is done. */
async function holdOpen(work: (tx: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let committed: Promise<unknown> = Promise.resolve();
  await new Promise<void>((ready, reject) => {
    committed = two.gateway.db.transaction(async (tx) => {
      await work(tx);
      ready();
      await mayCommit;
    });
    committed.catch(reject);
  });
  return async () => {
    commit();
    await committed;
  };
}

/** Runs it twice concurrently, as two gateways would. */
const settleAt = (settle: (gateway: TwoGateways['gateway']) => Promise<void>) =>
  Promise.all(two.both.map(({ gateway }) => settle(gateway)));

const linesOf = async (walletId: number, kind: string): Promise<number[]> => {
  const rows = await two.gateway.db
    .select({ amount: journalLines.amount })
    .from(journalLines)
    .where(and(eq(journalLines.walletId, walletId), eq(journalLines.kind, kind)))
    .orderBy(journalLines.id);
  return rows.map(({ amount }) => amount);
};

const toNext = (period: number, after: number) =>
  two.advance(period - (two.now() % period) + after);

async function addContract(agentId: number, answeredAt: number): Promise<number> {
  const [contract] = await two.gateway.db
    .insert(agentContracts)
    .values({
      type: 'realtimeSalary',
      agentId,
      rate: 100,
      activeMembers: 0,
      betAmount: 0,
      validBetPeriod: 'D',
      profitLossPeriod: 'D',
      paymentPeriod: 'D',
      status: 'active',
      proposedBy: 'upline',
      createdAt: answeredAt,
      answeredAt,
      settledUntil: answeredAt,
    })
    .returning({ id: agentContracts.id });
  return contract?.id ?? 0;
}

test('a round that is committed after its window was paid earns its salary once, 20 times', async () => {
  const agent = await addMember(two, 100);
  const { accountId: uplineId } = agent;
  // Rounds of one account are settled one after the other, because its wallet is locked.
  const player = await addMember(two, 100, { uplineId });
  const quicker = await addMember(two, 100, { uplineId });
  toNext(SALARY_WINDOW_MS, 1_000);
  await addContract(agent.accountId, two.now());
  const expected: number[] = [];
  for (let race = 0; race < RACES; race += 1) {
    toNext(SALARY_WINDOW_MS, 60_000);
    const commit = await holdOpen((tx) => insertRound(tx, player, 50_00, two.now()));
    // This one begins later and is committed at once.
    await two.gateway.db.transaction((tx) => insertRound(tx, quicker, 10_00, two.now()));
    toNext(SALARY_WINDOW_MS, 30_000);
    await settleAt(settleSalaries);
    await commit();
    toNext(SALARY_WINDOW_MS, 30_000);
    await settleAt(settleSalaries);
    await settleAt(settleSalaries);
    // 1 % of 60.00, in one payment or in two.
    expected.push(60);
    const paid = await linesOf(agent.walletId, 'realtimeSalary');
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(60 * expected.length);
  }
});

test('a contract that ended is paid for rounds settled before and committed after its end, and for no others', async () => {
  const agent = await addMember(two, 100);
  const { accountId: uplineId } = agent;
  const before = await addMember(two, 100, { uplineId });
  const meanwhile = await addMember(two, 100, { uplineId });
  const after = await addMember(two, 100, { uplineId });
  toNext(SALARY_WINDOW_MS, 1_000);
  // Before the contract: does not count, however late it is committed.
  const commitEarly = await holdOpen((tx) => insertRound(tx, before, 70_00, two.now() - 500));
  const contractId = await addContract(agent.accountId, two.now());
  two.advance(10_000);
  const commitLate = await holdOpen((tx) => insertRound(tx, meanwhile, 50_00, two.now()));
  two.advance(10_000);
  await two.gateway.db
    .update(agentContracts)
    .set({ status: 'terminated', endedAt: two.now(), endReason: 'upline' })
    .where(eq(agentContracts.id, contractId));
  two.advance(1_000);
  await two.gateway.db.transaction((tx) => insertRound(tx, after, 90_00, two.now()));
  toNext(SALARY_WINDOW_MS, 30_000);
  await settleAt(settleSalaries);
  expect(await linesOf(agent.walletId, 'realtimeSalary')).toEqual([]);
  await commitEarly();
  await commitLate();
  for (let window = 0; window < 3; window += 1) {
    toNext(SALARY_WINDOW_MS, 30_000);
    await settleAt(settleSalaries);
  }
  expect(await linesOf(agent.walletId, 'realtimeSalary')).toEqual([50]);
});

test('a friend’s round and deposit that are committed after their day was paid earn once, 20 times', async () => {
  const referrer = await addMember(two, 100);
  const friend = await addMember(two, 100);
  const { db } = two.gateway;
  await db.insert(referrals).values({
    refereeId: friend.accountId,
    referrerId: referrer.accountId,
    createdAt: two.now(),
    settledUntil: two.now() - (two.now() % DAY),
    nextDay: Math.floor(two.now() / DAY),
  });
  for (let race = 1; race <= RACES; race += 1) {
    toNext(DAY, 3_600_000);
    const [order] = await db
      .insert(depositOrders)
      .values({
        orderNo: `late-${race}`,
        accountId: friend.accountId,
        idempotencyKey: `late-${race}`,
        bodyHash: '',
        currency: 'USD',
        amount: 100_00,
        status: 'pending',
        createdAt: two.now(),
        kind: 'qr',
        channelId: 'test',
        channelName: 'Test',
        fee: 0,
        turnoverRequired: 0,
        payToken: `late-${race}`,
        expiresAt: two.now() + 30 * DAY,
      })
      .returning({ id: depositOrders.id });
    const commit = await holdOpen(async (tx) => {
      await insertRound(tx, friend, 100_00, two.now());
      await tx
        .update(depositOrders)
        .set({ status: 'approved', decidedAt: two.now() })
        .where(eq(depositOrders.id, order?.id ?? 0));
    });
    toNext(DAY, 60_000);
    await settleAt(settleReferrals);
    await commit();
    toNext(DAY, 60_000);
    await settleAt(settleReferrals);
    await settleAt(settleReferrals);
    // 0.3 % of 100.00 and 2 % of 100.00, every time.
    const paid = await linesOf(referrer.walletId, 'referral');
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(230 * race);
  }
});
