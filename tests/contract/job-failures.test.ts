import { eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import { MAX_ATTEMPTS } from '../../gateway/core/work-queue.ts';
import {
  agentContracts,
  gameRounds,
  type jobFailures,
  lotteryBets,
  lotteryIssues,
  referrals,
  withdrawOrders,
  withdrawPayments,
} from '../../gateway/database/schema/index.ts';
import { autoConfirmPayouts } from '../../gateway/modules/cashier/auto-confirm-payouts.ts';
import { decideDueWithdrawals } from '../../gateway/modules/cashier/decide-withdrawal.ts';
import { settleSalaries } from '../../gateway/modules/contracts/settle-salaries.ts';
import { settleReferrals } from '../../gateway/modules/referral/settle.ts';
import { mainBalance } from '../../gateway/modules/wallet/balance.ts';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '../../gateway/modules/wallet/wallets.ts';
import { registerDeveloper } from '../../gateway/sandbox/developer/index.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import { sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';
import { addMember } from './add-member.ts';

const CODE = 'HOUSE_TURBO_FOUR_1M';

type Failure = typeof jobFailures.$inferSelect;

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
  registerDeveloper(setting.app, setting.gateway);
  await setting.gateway.db.execute(sql`create function refuse_row() returns trigger
    language plpgsql as $$ begin raise exception 'this row is refused'; end $$`);
});
afterAll(() => setting?.close());

const now = () => setting.gateway.clock.now();
const db = () => setting.gateway.db;

/** Makes every update of one row fail. Returns a function that undoes it. */
async function refuseRow(table: string, column: string, id: number): Promise<() => Promise<void>> {
  await db().execute(
    sql.raw(`create trigger refused before update on ${table} for each row
      when (old.${column} = ${id}) execute function refuse_row()`),
  );
  return async () => void (await db().execute(sql.raw(`drop trigger refused on ${table}`)));
}

/** The entry of a failed row in the developer's inbox. */
async function failureOf(queue: string, rowId: number): Promise<Failure | undefined> {
  const response = await setting.app.request('/sandbox/developer/jobs');
  const { value } = (await response.json()) as { value: Failure[] };
  return value.find((each) => each.queue === queue && each.rowId === rowId);
}

async function release(queue: string, rowId: number): Promise<number> {
  const response = await setting.app.request('/sandbox/developer/jobs/release', {
    method: 'POST',
    body: JSON.stringify({ queue, rowId }),
  });
  return response.status;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** A member with money; minor units. */
const member = (funds = 1_000_00) => addMember(setting, funds);

let lastIssue = 0;

async function addIssue(drawAt: number): Promise<number> {
  lastIssue += 1;
  const [issue] = await db()
    .insert(lotteryIssues)
    .values({
      lottery: CODE,
      issueNo: `test-${lastIssue}`,
      openAt: drawAt - 60_000,
      closeAt: drawAt - 8_000,
      drawAt,
      seed: 'aa'.repeat(32),
      seedHash: 'bb'.repeat(32),
    })
    .returning({ id: lotteryIssues.id });
  return issue?.id ?? 0;
}

/** Open bets of one member, each of which wins 1.90 or loses. */
async function addBets(issueId: number, count: number): Promise<number[]> {
  const { accountId, walletId } = await member();
  const picks = ['odd', 'even'];
  const rounds = await db()
    .insert(gameRounds)
    .values(
      Array.from({ length: count }, (_, index) => ({
        accountId,
        walletId,
        orderNo: `bet-${issueId}-${index}`,
        nodeId: 'test',
        gameName: 'Test',
        vassalage: 'LOTT',
        vendorName: 'Test',
        gameType: 'ELOTT',
        roundKey: `bet-${issueId}-${index}`,
        bet: 100,
        validBet: 0,
        win: 0,
        state: 'open' as const,
        createdAt: now(),
      })),
    )
    .returning({ id: gameRounds.id });
  await db()
    .insert(lotteryBets)
    .values(
      rounds.map(({ id }, index) => ({
        roundId: id,
        issueId,
        kind: 'size',
        pick: picks[index % 2] ?? 'odd',
        highestWin: 190,
      })),
    );
  return idsOf(rounds);
}

async function addContracts(): Promise<number[]> {
  const agents = [await member(), await member()];
  const rows = await db()
    .insert(agentContracts)
    .values(
      agents.map(({ accountId }) => ({
        type: 'realtimeSalary' as const,
        agentId: accountId,
        rate: 100,
        activeMembers: 0,
        betAmount: 0,
        validBetPeriod: 'D' as const,
        profitLossPeriod: 'D' as const,
        paymentPeriod: 'D' as const,
        status: 'active' as const,
        proposedBy: 'upline' as const,
        createdAt: now(),
        answeredAt: now(),
        settledUntil: now() - HOUR,
      })),
    )
    .returning({ id: agentContracts.id });
  return idsOf(rows);
}

async function addReferrals(): Promise<number[]> {
  const referrer = await member();
  const friends = [await member(), await member()];
  await db()
    .insert(referrals)
    .values(
      friends.map(({ accountId }) => ({
        refereeId: accountId,
        referrerId: referrer.accountId,
        createdAt: now() - DAY,
        settledUntil: now() - (now() % DAY) - DAY,
        nextDay: Math.floor(now() / DAY) - 1,
      })),
    );
  return friends.map(({ accountId }) => accountId);
}

/** Orders that are due to be decided. */
async function addWithdrawals(): Promise<number[]> {
  const { accountId, walletId } = await member();
  const at = now();
  return db().transaction(async (tx) => {
    const ids: number[] = [];
    const held = await houseWallet(tx, 'house:withdrawals-pending', 'USD', at);
    for (const orderNo of [`W${accountId}-1`, `W${accountId}-2`]) {
      const { entryId } = await postEntry(tx, {
        kind: 'withdrawal',
        scope: `withdrawal:${orderNo}`,
        idempotencyKey: 'hold',
        body: {},
        reference: orderNo,
        lines: [
          { walletId, amount: -100_00, kind: 'withdrawal' },
          { walletId: held, amount: 100_00, kind: 'house' },
        ],
        at,
      });
      const rows = await tx
        .insert(withdrawOrders)
        .values({
          orderNo,
          accountId,
          idempotencyKey: orderNo,
          bodyHash: '',
          currency: 'USD',
          amount: 100_00,
          status: 'pending',
          createdAt: at,
          bankName: 'Harbour',
          holder: 'Maria Santos',
          accountNumber: '1234567890',
          dueAt: at,
          holdEntryId: entryId,
        })
        .returning({ id: withdrawOrders.id });
      ids.push(...idsOf(rows));
    }
    return ids;
  });
}

const decide = () => decideDueWithdrawals(setting.gateway, () => ({ outcome: 'approved' }));

async function addPayments(): Promise<number[]> {
  const orders = await addWithdrawals();
  await decide();
  setting.gateway.clock.advance(HOUR);
  const rows = await db()
    .select({ id: withdrawPayments.id })
    .from(withdrawPayments)
    .where(inArray(withdrawPayments.orderId, orders))
    .orderBy(withdrawPayments.id);
  return idsOf(rows);
}

const isTrue = async (table: PgTable, condition: ReturnType<typeof sql>): Promise<boolean> =>
  (await db().select({ one: sql`1` }).from(table).where(condition)).length > 0;

interface QueueCase {
  readonly queue: string;
  readonly table: string;
  readonly column?: string;
  /** Creates due rows of which the first one will fail. */
  add(): Promise<number[]>;
  run(): Promise<unknown>;
  isDone(id: number): Promise<boolean>;
}

const CASES: readonly QueueCase[] = [
  {
    queue: 'lottery-draws',
    table: 'lottery_issues',
    add: async () => [await addIssue(now() - 2_000), await addIssue(now() - 1_000)],
    run: () => drawDueIssues(setting.gateway),
    isDone: (id) =>
      isTrue(
        lotteryIssues,
        sql`${lotteryIssues.id} = ${id} and ${lotteryIssues.drawnAt} is not null`,
      ),
  },
  {
    queue: 'lottery-bets',
    table: 'game_rounds',
    add: async () => addBets(await addIssue(now() - 3_000), 5),
    run: () => drawDueIssues(setting.gateway),
    isDone: (id) =>
      isTrue(gameRounds, sql`${gameRounds.id} = ${id} and ${gameRounds.state} = 'settled'`),
  },
  {
    queue: 'salaries',
    table: 'agent_contracts',
    add: addContracts,
    run: () => settleSalaries(setting.gateway),
    isDone: (id) =>
      isTrue(
        agentContracts,
        sql`${agentContracts.id} = ${id} and ${agentContracts.settledUntil} > ${now() - HOUR / 4}`,
      ),
  },
  {
    queue: 'referrals',
    table: 'referrals',
    column: 'referee_id',
    add: addReferrals,
    run: () => settleReferrals(setting.gateway),
    isDone: (id) =>
      isTrue(
        referrals,
        sql`${referrals.refereeId} = ${id} and ${referrals.settledUntil} > ${now() - DAY}`,
      ),
  },
  {
    queue: 'withdrawals',
    table: 'withdraw_orders',
    add: addWithdrawals,
    run: decide,
    isDone: (id) =>
      isTrue(
        withdrawOrders,
        sql`${withdrawOrders.id} = ${id} and ${withdrawOrders.status} = 'approved'`,
      ),
  },
  {
    queue: 'receipts',
    table: 'withdraw_payments',
    add: addPayments,
    run: () => autoConfirmPayouts(setting.gateway),
    isDone: (id) =>
      isTrue(
        withdrawPayments,
        sql`${withdrawPayments.id} = ${id} and ${withdrawPayments.status} = 'assumed'`,
      ),
  },
];

test.each(CASES)(
  'a row of $queue that fails does not delay the others, is retried with growing pauses, set aside and reported',
  async ({ queue, table, column = 'id', add, run, isDone }) => {
    const { clock } = setting.gateway;
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [refused = 0, ...others] = await add();
    const allow = await refuseRow(table, column, refused);
    await run();
    for (const id of others) expect(await isDone(id), 'the rows behind it go on').toBe(true);
    expect(await isDone(refused)).toBe(false);
    const first = await failureOf(queue, refused);
    expect(first).toMatchObject({ attempts: 1, setAsideAt: null });
    expect(first?.lastError, 'no query, no parameters').toMatch(
      /^\w+: this row is refused \(code P0001\)$/i,
    );
    await run();
    expect((await failureOf(queue, refused))?.attempts, 'it waits').toBe(1);

    const pauses: number[] = [];
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const failure = await failureOf(queue, refused);
      const { retryAt = 0, failedAt = 0 } = failure ?? {};
      pauses.push(retryAt - failedAt);
      clock.advance(retryAt - now());
      await run();
      expect(await failureOf(queue, refused)).toMatchObject({ attempts: attempt });
    }
    expect(pauses).toEqual(pauses.map((_, index) => (pauses[0] ?? 0) * 2 ** index));
    expect((await failureOf(queue, refused))?.setAsideAt).toBeGreaterThan(0);
    expect(log.mock.calls.flat().join('\n')).toContain(
      `${queue}: row ${refused} failed (attempt ${MAX_ATTEMPTS})`,
    );
    clock.advance(HOUR);
    await run();
    expect((await failureOf(queue, refused))?.attempts, 'it is set aside').toBe(MAX_ATTEMPTS);

    await allow();
    expect(await release(queue, refused)).toBe(200);
    await run();
    expect(await isDone(refused)).toBe(true);
    expect(await failureOf(queue, refused)).toBeUndefined();
    expect(await release(queue, refused), 'nothing to release').toBe(404);
    log.mockRestore();
  },
);

test('a bet that cannot be paid is paid once the cause is fixed, and the others at once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ids = await addBets(await addIssue(now() - 1_000), 4);
  const [refused = 0] = ids;
  const [round] = await db().select().from(gameRounds).where(eq(gameRounds.id, refused));
  const allow = await refuseRow('game_rounds', 'id', refused);
  await drawDueIssues(setting.gateway);
  const rows = await db().select().from(gameRounds).where(inArray(gameRounds.id, ids));
  expect(rows.filter(({ state }) => state === 'settled')).toHaveLength(3);
  await allow();
  await release('lottery-bets', refused);
  await drawDueIssues(setting.gateway);
  await drawDueIssues(setting.gateway);
  // Two of four win 1.90 each: odd and even are on both sides of every number.
  expect(await mainBalance(db(), round?.accountId ?? 0)).toBe(1_000_00 + 2 * 190);
  const [issue] = await db()
    .select({ settledAt: lotteryIssues.settledAt })
    .from(lotteryIssues)
    .innerJoin(lotteryBets, eq(lotteryBets.issueId, lotteryIssues.id))
    .where(eq(lotteryBets.roundId, refused));
  expect(issue?.settledAt).toBeGreaterThan(0);
  log.mockRestore();
});

test('a gateway that shuts down begins no further row, and the next one continues', async () => {
  const ids = await addBets(await addIssue(now() - 1_000), 2);
  const open = async () => {
    const rows = await db().select().from(gameRounds).where(inArray(gameRounds.id, ids));
    return rows.filter(({ state }) => state === 'open').length;
  };
  await drawDueIssues({ ...setting.gateway, closing: AbortSignal.abort() });
  expect(await open()).toBe(2);
  await drawDueIssues(setting.gateway);
  expect(await open()).toBe(0);
});
