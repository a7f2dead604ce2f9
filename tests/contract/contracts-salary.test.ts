import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processRealTimeSalaryContract, viewContracts } from '../../gateway/contract/contracts.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { accounts, agentContracts, contractPeriods } from '../../gateway/database/schema/index.ts';
import { settleContracts } from '../../gateway/modules/contracts/job.ts';
import { SALARY_WINDOW_MS } from '../../gateway/modules/contracts/settle-salaries.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, type TestClient } from './client.ts';
import { rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startRewards();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running?.close());

async function accountOf(where: ReturnType<typeof eq> | ReturnType<typeof and>) {
  const { db } = running.gateway;
  const [row] = await db.select().from(accounts).where(where).orderBy(asc(accounts.id));
  if (!row) throw new Error('No such account was seeded.');
  return row;
}

/** The real-time salary that an agent receives. */
const ofTop = (agentId: number) =>
  and(
    eq(agentContracts.agentId, agentId),
    eq(agentContracts.type, 'realtimeSalary'),
    eq(agentContracts.status, 'active'),
  );

/** Moves to ten seconds after the next full five minutes: earlier windows are due, later ones are not. */
function toNextWindow(): void {
  const { clock } = running.gateway;
  clock.advance(SALARY_WINDOW_MS - (clock.now() % SALARY_WINDOW_MS) + 10_000);
}

/** Runs the job as several processes would, and one of them again. */
async function settle(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => settleContracts(running.gateway)));
  await settleContracts(running.gateway);
}

/** The salaries in an account's record, oldest first. */
async function salaries(token: string): Promise<number[]> {
  const endTime = running.gateway.clock.now();
  const { list } = await client.value(
    memberTransactions,
    {
      startTime: endTime - 86_400_000,
      endTime,
      pageNo: 1,
      pageSize: 50,
      txType: 'realtimeSalary',
    },
    { token },
  );
  for (const { txTypeName } of list) expect(txTypeName).toBe('Real-time salary');
  return list.map(({ amount }) => amount).toReversed();
}

/** The order in which contracts are paid depends on the processes. */
const apart = (amounts: readonly number[]) => ({
  received: amounts.filter((amount) => amount > 0),
  paid: amounts.filter((amount) => amount < 0),
});

test('[R9.08] real-time salary is settled and distributed every 5 minutes, each window once', async () => {
  const { gateway } = running;
  const top = await accountOf(eq(accounts.username, 'demo_agent'));
  const below = await accountOf(eq(accounts.uplineId, top.id));
  const member = await rewardsMember(running);
  await member.fund(600);
  await gateway.db
    .update(accounts)
    .set({ uplineId: below.id })
    .where(eq(accounts.id, member.accountId));
  const told: number[] = [];
  gateway.events.subscribe(top.id, {
    onEvent: (event) => {
      if (event.type === 'balance') told.push(event.balance);
    },
    onMissed: () => undefined,
  });
  // Hourly salary would be paid between the windows.
  await gateway.db.delete(agentContracts).where(eq(agentContracts.type, 'hourSalary'));
  toNextWindow();
  await settle();
  const { token } = await client.logIn('demo_agent');
  const lower = (await client.logIn(below.username)).token;
  expect(await salaries(token)).toEqual([]);

  await member.bet(200_00);
  await member.bet(1_50);
  await settle();
  expect(await salaries(token), 'the five minutes are not over').toEqual([]);
  toNextWindow();
  await settle();
  // 201.50 at 0.60 % and at 0.40 %, down to the cent.
  // The upline pays its downline from what it has just received (R11.10).
  expect(apart(await salaries(token))).toEqual({ received: [1.2], paid: [-0.8] });
  expect(await salaries(lower)).toEqual([0.8]);
  await vi.waitFor(() => expect(told.toSorted()).toEqual([0.4, 1.2]));

  await member.bet(100_00);
  toNextWindow();
  await member.bet(50_00, 'LIVE');
  toNextWindow();
  toNextWindow();
  await settle();
  expect(apart(await salaries(token)), 'windows that were missed are paid one by one').toEqual({
    received: [1.2, 0.6, 0.3],
    paid: [-0.8, -0.4, -0.2],
  });

  await member.bet(100_00);
  gateway.clock.advance(1_000);
  const { list } = await client.value(viewContracts, {}, { token: lower });
  const contract = list.find(
    ({ type, status, isOwn }) => isOwn && type === 'realtimeSalary' && status === 'active',
  );
  await client.value(
    processRealTimeSalaryContract,
    { action: 'terminate', contractId: contract?.contractId ?? 0 },
    { token: lower },
  );
  gateway.clock.advance(1_000);
  await member.bet(100_00);
  toNextWindow();
  await settle();
  expect(apart(await salaries(token))).toEqual({
    received: [1.2, 0.6, 0.3, 1.2],
    paid: [-0.8, -0.4, -0.2, -0.4],
  });
  expect(await salaries(lower), 'paid up to its end').toEqual([0.8, 0.4, 0.2, 0.4]);
});

test('[R9.08] after a downtime of a year windows with rounds are paid one by one, and the time between in one step', async () => {
  const { gateway } = running;
  const top = await accountOf(eq(accounts.username, 'demo_agent'));
  const below = await accountOf(eq(accounts.uplineId, top.id));
  const member = await rewardsMember(running);
  await member.fund(600);
  await gateway.db
    .update(accounts)
    .set({ uplineId: below.id })
    .where(eq(accounts.id, member.accountId));
  // Contracts by days take a transaction for each day, which are not counted here.
  await gateway.db
    .update(agentContracts)
    .set({ status: 'terminated', dueAt: null })
    .where(inArray(agentContracts.type, ['dividend', 'dailySalary']));
  toNextWindow();
  await settle();
  const [before] = await gateway.db.select().from(agentContracts).where(ofTop(top.id));
  // One window more than are paid in one transaction.
  const played = 289;
  for (let window = 1; window <= played; window += 1) {
    await member.bet(2_00, 'RNG', gateway.clock.now() + window * SALARY_WINDOW_MS);
  }
  gateway.clock.advance(365 * 86_400_000);
  const transactions = vi.spyOn(gateway.db, 'transaction');
  await settleContracts(gateway);
  const [after] = await gateway.db.select().from(agentContracts).where(ofTop(top.id));
  expect(after?.settledUntil).toBe(
    Math.floor(gateway.clock.now() / SALARY_WINDOW_MS) * SALARY_WINDOW_MS,
  );
  const paid = await gateway.db
    .select({ startsAt: contractPeriods.startsAt, bets: contractPeriods.bets })
    .from(contractPeriods)
    .where(
      and(
        eq(contractPeriods.contractId, after?.id ?? 0),
        gte(contractPeriods.startsAt, before?.settledUntil ?? 0),
      ),
    )
    .orderBy(asc(contractPeriods.startsAt));
  expect(paid.map(({ bets }) => bets)).toEqual(Array.from({ length: played }, () => 2_00));
  expect(new Set(paid.map(({ startsAt }) => startsAt)).size).toBe(played);
  // A year has 105,120 windows.
  expect(transactions.mock.calls.length).toBeLessThan(60);
  transactions.mockRestore();
});
