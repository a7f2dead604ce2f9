import { and, asc, eq, lte } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { keepDoing } from '../../core/keep-doing.ts';
import { withdrawOrders, withdrawPayments } from '../../database/schema/index.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { assumedLetters } from './payment-letters.ts';

/** A receipt is assumed late by this at most; an idle look costs one indexed query. */
const EVERY = 5_000;

/**
 * Payments that nobody confirmed in time count as received (R4.23), one transaction each. Rows that
 * another process has in hand are skipped, so that any number of processes may run this at once.
 */
export async function assumeReceipts(gateway: Gateway): Promise<void> {
  const takeOne = () =>
    gateway.db.transaction(async (tx) => {
      const at = gateway.clock.now();
      const [due] = await tx
        .select({ payment: withdrawPayments, order: withdrawOrders })
        .from(withdrawPayments)
        .innerJoin(withdrawOrders, eq(withdrawOrders.id, withdrawPayments.orderId))
        .where(and(eq(withdrawPayments.status, 'awaiting'), lte(withdrawPayments.confirmBy, at)))
        .orderBy(asc(withdrawPayments.confirmBy), asc(withdrawPayments.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return undefined;
      const { payment, order } = due;
      await tx
        .update(withdrawPayments)
        .set({ status: 'assumed', settledAt: payment.confirmBy })
        .where(eq(withdrawPayments.id, payment.id));
      const letters = assumedLetters({ ...order, amount: payment.amount });
      await storeMessage(tx, { accountId: payment.accountId, letters, at });
      return payment.accountId;
    });
  for (let accountId = await takeOne(); accountId !== undefined; accountId = await takeOne()) {
    await publishUnread(gateway, accountId);
  }
}

/** Assumes receipts on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const keepAssumingReceipts = (gateway: Gateway): (() => Promise<void>) =>
  keepDoing({ name: 'Settling receipts', every: EVERY, run: () => assumeReceipts(gateway) });
