import type { Gateway } from '../../core/gateway.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { contractPeriods, turnoverObligations, wallets } from '../../database/schema/index.ts';
import { and, asc, eq, exists, gt, notExists, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { isObligationOpen } from '../cashier/turnover.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { type PeriodRow, payOwed } from './pay-owed.ts';

/**
 * Selects the oldest owed period of payers with money that may leave their account again, and locks
 * it.
 */
const claimDue = (tx: Transaction, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select()
    .from(contractPeriods)
    .where(
      and(
        eq(contractPeriods.state, 'owed'),
        exists(
          tx
            .select({ one: sql`1` })
            .from(wallets)
            .where(
              and(
                eq(wallets.accountId, contractPeriods.payerId),
                eq(wallets.kind, 'main'),
                eq(wallets.currency, contractPeriods.currency),
                gt(wallets.balance, 0),
              ),
            ),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(turnoverObligations)
            .where(
              isObligationOpen({
                accountId: contractPeriods.payerId,
                currency: contractPeriods.currency,
              }),
            ),
        ),
        ready,
      ),
    )
    .orderBy(asc(contractPeriods.id))
    .limit(limit)
    .for('update', { skipLocked: true });

const owed = (gateway: Gateway): WorkQueue<PeriodRow, PostedEntry[]> => ({
  name: 'owed-salaries',
  id: contractPeriods.id,
  idOf: ({ id }) => id,
  claim: (tx, { limit, ready }) => claimDue(tx, limit, ready),
  work: async (tx, rows, now) => {
    const posted: PostedEntry[] = [];
    for (const { payerId } of rows) {
      if (payerId !== null) posted.push(...(await payOwed(tx, payerId, now)));
    }
    return posted;
  },
  announce: async (posted) => {
    for (const entry of posted) await publishBalances(gateway, entry);
  },
});

/** Pays what is owed by all payers that have received money since (R11.10). */
export async function settleOwed(gateway: Gateway): Promise<void> {
  await drainQueue(gateway, owed(gateway));
}
