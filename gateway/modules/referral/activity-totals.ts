import { depositOrders, gameRounds, referrals, wallets } from '../../database/schema/index.ts';
import { newlySettled } from '../../database/settlement-position.ts';
import { and, eq, gte, inArray, lt, type PgColumn, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { isCounted } from '../rounds/valid-bets.ts';
import type { ActivityTotals } from './rule.ts';

/** A time range of settled activity. */
interface Span {
  readonly refereeIds: readonly number[];
  /** The referrer's currency: activity in other currencies pays nothing. */
  readonly currency: string;
  /** Milliseconds; `until` is exclusive. */
  readonly from: number;
  readonly until: number;
}

/** Activity that was not counted yet, according to each person's row in `referrals`. */
interface Uncounted extends Omit<Span, 'from'> {
  /** Transaction position up to which activity is counted (`committedPosition`). */
  readonly position: number;
}

/**
 * Returns the condition on settled rows, and the day of the merchant's calendar that they count for.
 */
function selectionOf(
  row: { readonly settledAt: PgColumn; readonly settledXid: PgColumn },
  span: Span | Uncounted,
) {
  if ('from' in span) {
    const where = and(gte(row.settledAt, span.from), lt(row.settledAt, span.until));
    return { where, day: sql`merchant_day(${row.settledAt})` };
  }
  const before = { until: referrals.settledUntil, position: referrals.settledPosition };
  return {
    where: newlySettled(row, before, span),
    // Rows that were committed after their day was paid count for the next day, as do the hours that a
    // change of the merchant's time zone has moved into a paid day.
    day: sql`greatest(merchant_day(${row.settledAt}), ${referrals.nextDay})`,
  };
}

/** Activity of one person on one day. */
export interface DailyActivityTotals extends ActivityTotals {
  readonly refereeId: number;
  /** Day of the merchant's calendar, in days since 1970-01-01. */
  readonly day: number;
}

async function betsOf(db: Database | Transaction, span: Span | Uncounted) {
  const { where, day } = selectionOf(gameRounds, span);
  return db
    .select({
      refereeId: referrals.refereeId,
      day: day.mapWith(Number),
      bets: sql`sum(${gameRounds.validBet})`.mapWith(Number),
    })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .innerJoin(referrals, eq(referrals.refereeId, gameRounds.accountId))
    .where(
      and(
        inArray(gameRounds.accountId, [...span.refereeIds]),
        isCounted(),
        eq(wallets.currency, span.currency),
        where,
      ),
    )
    .groupBy(referrals.refereeId, day);
}

const depositsOf = (db: Database | Transaction, span: Span | Uncounted) => {
  const { decidedAt: settledAt, settledXid } = depositOrders;
  const { where, day } = selectionOf({ settledAt, settledXid }, span);
  return db
    .select({
      refereeId: depositOrders.accountId,
      day: day.mapWith(Number),
      amount: sql`${depositOrders.amount} - ${depositOrders.fee}`.mapWith(Number),
    })
    .from(depositOrders)
    .innerJoin(referrals, eq(referrals.refereeId, depositOrders.accountId))
    .where(
      and(
        inArray(depositOrders.accountId, [...span.refereeIds]),
        eq(depositOrders.status, 'approved'),
        eq(depositOrders.currency, span.currency),
        where,
      ),
    );
};

/** Returns settled real-money bets and credited deposits, by person and day; oldest day first. */
export async function settledActivity(
  db: Database | Transaction,
  span: Span | Uncounted,
): Promise<DailyActivityTotals[]> {
  if (span.refereeIds.length === 0) return [];
  const days = new Map<
    string,
    { refereeId: number; day: number; bets: number; deposits: number[] }
  >();
  const of = (refereeId: number, day: number) => {
    const key = `${refereeId}:${day}`;
    const known = days.get(key) ?? { refereeId, day, bets: 0, deposits: [] };
    days.set(key, known);
    return known;
  };
  for (const row of await betsOf(db, span)) {
    of(row.refereeId, row.day).bets = row.bets;
  }
  for (const { refereeId, day, amount } of await depositsOf(db, span)) {
    of(refereeId, day).deposits.push(amount);
  }
  return [...days.values()].sort((one, other) => one.day - other.day);
}
