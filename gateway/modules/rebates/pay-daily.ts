import type { Gateway } from '../../core/gateway.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { rebateAccounts } from '../../database/schema/index.ts';
import { and, asc, eq, lt, or, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { merchantDay } from '../agents/calendar.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { payRebate } from './claim.ts';

/** A new day is paid so late at most; an idle look costs one small query. */
const EVERY = 20_000;

/** Accounts whose day has begun, which no other process is at, locked. */
const claimDue = (
  tx: Transaction,
  of: { now: number; byHand: boolean; limit: number; ready: ReturnType<typeof and> },
) =>
  tx
    .select()
    .from(rebateAccounts)
    .where(
      and(
        lt(rebateAccounts.paidDay, sql`merchant_day(${of.now})`),
        or(eq(rebateAccounts.automatic, true), of.byHand ? undefined : sql`true`),
        of.ready,
      ),
    )
    .orderBy(asc(rebateAccounts.accountId))
    .limit(of.limit)
    .for('update', { skipLocked: true });
type DueAccount = Awaited<ReturnType<typeof claimDue>>[number];

const dailyRebates = (gateway: Gateway, byHand: boolean): WorkQueue<DueAccount, PostedEntry[]> => ({
  name: 'rebates',
  id: rebateAccounts.accountId,
  idOf: ({ accountId }) => accountId,
  claim: (tx, { now, limit, ready }) => claimDue(tx, { now, byHand, limit, ready }),
  work: async (tx, due, now) => {
    const posted: PostedEntry[] = [];
    const day = await merchantDay(tx, now);
    for (const { accountId } of due) {
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
 * Pays the rebates that are paid by themselves, once for each day of the merchant's calendar: those
 * of members who chose so, and everybody's where nobody claims by hand (MANPLAYREB3 off).
 */
export async function payDailyRebates(gateway: Gateway): Promise<void> {
  const byHand = await isEnabled(gateway.db, 'MANPLAYREB3');
  await drainQueue(gateway, dailyRebates(gateway, byHand));
}

/** Pays them for as long as the gateway runs. Returns what stops it, when all is done. */
export const startPayingRebates = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({ name: 'Paying rebates', every: EVERY, run: () => payDailyRebates(gateway) });
