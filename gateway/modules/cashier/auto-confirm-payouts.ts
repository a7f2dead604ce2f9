import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { withdrawOrders, withdrawPayments } from '../../database/schema/index.ts';
import { and, asc, eq, lte } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { autoConfirmedMessage } from './payment-message-templates.ts';

/** Maximum delay of an automatic confirmation; an idle run costs one indexed query. */
const INTERVAL_MS = 5_000;

/** Selects payments whose confirmation deadline has passed, and locks them with their orders. */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select({ payment: withdrawPayments, order: withdrawOrders })
    .from(withdrawPayments)
    .innerJoin(withdrawOrders, eq(withdrawOrders.id, withdrawPayments.orderId))
    .where(
      and(eq(withdrawPayments.status, 'awaiting'), lte(withdrawPayments.confirmBy, now), ready),
    )
    .orderBy(asc(withdrawPayments.confirmBy), asc(withdrawPayments.id))
    .limit(limit)
    .for('update', { skipLocked: true });
type DuePayment = Awaited<ReturnType<typeof claimDue>>[number];

const receipts = (gateway: Gateway): WorkQueue<DuePayment, number[]> => ({
  name: 'receipts',
  id: withdrawPayments.id,
  idOf: ({ payment }) => payment.id,
  claim: (tx, { now, limit, ready }) => claimDue(tx, now, limit, ready),
  work: async (tx, rows, at) => {
    for (const { payment, order } of rows) {
      await tx
        .update(withdrawPayments)
        .set({ status: 'assumed', settledAt: payment.confirmBy })
        .where(eq(withdrawPayments.id, payment.id));
      const texts = autoConfirmedMessage({ ...order, amount: payment.amount });
      await storeMessage(tx, { accountId: payment.accountId, texts, at });
    }
    return rows.map(({ payment }) => payment.accountId);
  },
  announce: async (accountIds) => {
    for (const accountId of accountIds) await publishUnread(gateway, accountId);
  },
});

/**
 * Marks payments as received that nobody has confirmed in time (R4.23), in one transaction each. Rows
 * locked by another process are skipped, so that any number of processes may run this concurrently.
 */
export async function autoConfirmPayouts(gateway: Gateway): Promise<void> {
  await drainQueue(gateway, receipts(gateway));
}

/**
 * Starts the periodic automatic confirmation. Returns a function that stops it and resolves when it has
 * ended.
 */
export const startAutoConfirmingPayouts = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Confirming payouts automatically',
    intervalMs: INTERVAL_MS,
    run: () => autoConfirmPayouts(gateway),
  });
