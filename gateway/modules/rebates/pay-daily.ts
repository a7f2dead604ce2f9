import { merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { type ClaimOptions, drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { rebateAccounts } from '../../database/schema/index.ts';
import { and, asc, eq, lt, type SQL, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { payRebate } from './claim.ts';

/** Maximum delay of the payments for a new day; an idle run costs one small query. */
const INTERVAL_MS = 20_000;

/**
 * Selects accounts that are not paid for a day yet and that no other process has locked, and locks
 * them. The conditions match the partial indexes, so that accounts already paid or paid manually are
 * not read.
 */
export const claimDue = (
  tx: Transaction,
  of: {
    readonly day: number;
    readonly byHand: boolean;
    readonly limit: number;
    readonly ready: SQL | undefined;
  },
) =>
  tx
    .select({ accountId: rebateAccounts.accountId })
    .from(rebateAccounts)
    .where(
      and(
        lt(rebateAccounts.paidDay, of.day),
        of.byHand ? sql`${rebateAccounts.automatic}` : undefined,
        of.ready,
      ),
    )
    .orderBy(asc(rebateAccounts.paidDay), asc(rebateAccounts.accountId))
    .limit(of.limit)
    .for('update', { skipLocked: true });

interface DueAccount {
  readonly accountId: number;
  /** The day of the payment. */
  readonly day: number;
}

/** Selects due accounts with the current day, which is computed once for all of them. */
async function claimForToday(
  tx: Transaction,
  { now, limit, ready }: ClaimOptions,
  byHand: boolean,
): Promise<DueAccount[]> {
  const day = await merchantDay(tx, now);
  const due = await claimDue(tx, { day, byHand, limit, ready });
  return due.map(({ accountId }) => ({ accountId, day }));
}

const dailyRebates = (gateway: Gateway, byHand: boolean): WorkQueue<DueAccount, PostedEntry[]> => ({
  name: 'rebates',
  id: rebateAccounts.accountId,
  idOf: ({ accountId }) => accountId,
  claim: (tx, options) => claimForToday(tx, options, byHand),
  work: async (tx, due, now) => {
    const posted: PostedEntry[] = [];
    for (const { accountId, day } of due) {
      const claim = { accountId, key: `day:${day}`, automatic: true };
      const paid = await payRebate(tx, claim, now);
      if (paid?.posted) posted.push(paid.posted);
      await tx
        .update(rebateAccounts)
        .set({ paidDay: day })
        .where(eq(rebateAccounts.accountId, accountId));
    }
    return posted;
  },
  announce: async (posted) => {
    for (const entry of posted) await publishBalances(gateway, entry);
  },
});

/**
 * Pays automatic rebates once for each day of the merchant's calendar: to members who have chosen that,
 * and to everyone if rebates cannot be claimed (MANPLAYREB3 off).
 */
export async function payDailyRebates(gateway: Gateway): Promise<void> {
  const byHand = await isEnabled(gateway.db, 'MANPLAYREB3');
  await drainQueue(gateway, dailyRebates(gateway, byHand));
}

/** Starts the periodic payment. Returns a function that stops it and resolves when it has ended. */
export const startPayingRebates = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Paying rebates',
    intervalMs: INTERVAL_MS,
    run: () => payDailyRebates(gateway),
  });
