import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { depositOrders, gameRounds, wallets } from '../../database/schema/index.ts';
import { DAY, dayStart } from '../promotions/period.ts';
import type { ReferralDeeds } from './rule.ts';

interface Span {
  readonly refereeIds: readonly number[];
  /** The referrer's: money of another currency cannot be paid from. */
  readonly currency: string;
  /** UTC midnights; `until` is not included. */
  readonly from: number;
  readonly until: number;
}

/** Of one person on one day. */
export interface DayDeeds extends ReferralDeeds {
  readonly refereeId: number;
  /** The day's first millisecond, UTC. */
  readonly day: number;
}

async function betsOf(db: Database | Transaction, span: Span) {
  const day = sql<string>`${gameRounds.settledAt} / ${sql.raw(String(DAY))}`;
  return db
    .select({
      refereeId: gameRounds.accountId,
      day,
      bets: sql`sum(${gameRounds.validBet})`.mapWith(Number),
    })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        inArray(gameRounds.accountId, [...span.refereeIds]),
        eq(gameRounds.state, 'settled'),
        eq(wallets.kind, 'main'),
        eq(wallets.currency, span.currency),
        gte(gameRounds.settledAt, span.from),
        lt(gameRounds.settledAt, span.until),
      ),
    )
    .groupBy(gameRounds.accountId, day);
}

const depositsOf = (db: Database | Transaction, span: Span) =>
  db
    .select({
      refereeId: depositOrders.accountId,
      at: depositOrders.decidedAt,
      amount: sql`${depositOrders.amount} - ${depositOrders.fee}`.mapWith(Number),
    })
    .from(depositOrders)
    .where(
      and(
        inArray(depositOrders.accountId, [...span.refereeIds]),
        eq(depositOrders.status, 'approved'),
        eq(depositOrders.currency, span.currency),
        gte(depositOrders.decidedAt, span.from),
        lt(depositOrders.decidedAt, span.until),
      ),
    );

/** Settled bets of real money and credited deposits, by person and day; oldest day first. */
export async function deedsBetween(db: Database | Transaction, span: Span): Promise<DayDeeds[]> {
  if (span.refereeIds.length === 0 || span.from >= span.until) return [];
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
    of(row.refereeId ?? 0, Number(row.day) * DAY).bets = row.bets;
  }
  for (const { refereeId, at, amount } of await depositsOf(db, span)) {
    of(refereeId, dayStart(at ?? 0)).deposits.push(amount);
  }
  return [...days.values()].sort((one, other) => one.day - other.day);
}
