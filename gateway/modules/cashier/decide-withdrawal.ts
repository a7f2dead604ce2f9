import type { RefusalReason } from '../../contract/cashier.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PayoutDecision } from '../../core/ports.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { withdrawOrders } from '../../database/schema/index.ts';
import { and, asc, eq, lte } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { refusedMessage } from './message-templates.ts';
import type { WithdrawRow } from './orders.ts';
import { sentMessage } from './payment-message-templates.ts';
import { insertPayment, releaseHeldMoney } from './release.ts';
import { type CashierSettings, readCashier } from './settings.ts';

type Timing = Pick<CashierSettings['withdraw'], 'confirmMinutes' | 'decideAfterMs'>;

interface Decided {
  readonly accountId: number;
  readonly posted: PostedEntry;
}

/** Pays a part of the order or all of it; a remaining amount becomes due automatically again. */
async function pay(
  tx: Transaction,
  row: WithdrawRow,
  part: number | undefined,
  facts: { readonly at: number; readonly timing: Timing },
): Promise<Decided> {
  const { at, timing } = facts;
  const { accountId } = row;
  const rest = row.amount - row.paid;
  const amount = Math.min(part ?? rest, rest);
  const posted = await releaseHeldMoney(tx, row, 'payout', amount, at);
  await insertPayment(tx, row, amount, { at, confirmMinutes: timing.confirmMinutes });
  await tx
    .update(withdrawOrders)
    .set({
      paid: row.paid + amount,
      decisionEntryId: posted.entryId,
      ...(amount === rest
        ? { status: 'approved' as const, decidedAt: at }
        : { dueAt: at + timing.decideAfterMs }),
    })
    .where(eq(withdrawOrders.id, row.id));
  const texts = sentMessage({ ...row, amount, orderAmount: row.amount }, timing.confirmMinutes);
  await storeMessage(tx, { accountId, texts, at, link: 'receipts' });
  return { accountId, posted };
}

/** @throws {GatewayError} order_closed once a part has been paid */
async function refuse(
  tx: Transaction,
  row: WithdrawRow,
  reason: RefusalReason,
  at: number,
): Promise<Decided> {
  const { accountId } = row;
  if (row.paid > 0)
    throw new GatewayError('order_closed', 'A part of the withdrawal was already paid.');
  const posted = await releaseHeldMoney(tx, row, 'member', row.amount, at);
  await tx
    .update(withdrawOrders)
    .set({ status: 'refused', reason, decidedAt: at, decisionEntryId: posted.entryId })
    .where(eq(withdrawOrders.id, row.id));
  await storeMessage(tx, { accountId, texts: refusedMessage(row, reason), at });
  return { accountId, posted };
}

const apply = (
  tx: Transaction,
  row: WithdrawRow,
  payout: PayoutDecision,
  at: number,
  timing: Timing,
) =>
  payout.outcome === 'approved'
    ? pay(tx, row, payout.part, { at, timing })
    : refuse(tx, row, payout.reason, at);

async function announce(gateway: Gateway, { accountId, posted }: Decided): Promise<void> {
  await publishBalances(gateway, posted);
  await publishUnread(gateway, accountId);
}

/**
 * Applies a manual decision about a withdrawal. Repeating it changes nothing.
 * @param paidBefore minor units that had been paid when the decision was made, so that a part that
 * is decided twice is paid once
 * @throws {GatewayError} not_found; order_closed if it was decided otherwise before, or if more has
 * been paid meanwhile
 */
export async function decideWithdrawal(
  gateway: Gateway,
  orderNo: string,
  payout: PayoutDecision,
  paidBefore?: number,
): Promise<void> {
  const { withdraw } = await readCashier(gateway.db);
  const done = await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawOrders)
      .where(eq(withdrawOrders.orderNo, orderNo))
      .for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such order.');
    if (row.status === payout.outcome) return undefined;
    if (row.status !== 'pending') throw new GatewayError('order_closed');
    if (paidBefore !== undefined && paidBefore !== row.paid) throw new GatewayError('order_closed');
    return apply(tx, row, payout, gateway.clock.now(), withdraw);
  });
  if (done) await announce(gateway, done);
}

/** Selects withdrawals that are due to be decided, and locks them. */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.status, 'pending'), lte(withdrawOrders.dueAt, now), ready))
    .orderBy(asc(withdrawOrders.dueAt), asc(withdrawOrders.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/**
 * Decides the withdrawals that are due, in one transaction each. Rows locked by another process are
 * skipped, so that any number of processes may run this concurrently.
 * @returns the number of decided withdrawals
 */
export async function decideDueWithdrawals(
  gateway: Gateway,
  judge: (row: WithdrawRow) => PayoutDecision,
): Promise<number> {
  const { withdraw } = await readCashier(gateway.db);
  const due: WorkQueue<WithdrawRow, Decided[]> = {
    name: 'withdrawals',
    id: withdrawOrders.id,
    idOf: ({ id }) => id,
    claim: (tx, { now, limit, ready }) => claimDue(tx, now, limit, ready),
    work: async (tx, rows, now) => {
      const decided: Decided[] = [];
      for (const row of rows) decided.push(await apply(tx, row, judge(row), now, withdraw));
      return decided;
    },
    announce: async (decided) => {
      for (const each of decided) await announce(gateway, each);
    },
  };
  return drainQueue(gateway, due);
}
