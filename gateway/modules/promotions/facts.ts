import { dayStarts, merchantDay } from '../../core/calendar.ts';
import {
  accounts,
  depositOrders,
  promotionApplications,
  promotionGrants,
  promotionJoins,
  promotions,
} from '../../database/schema/index.ts';
import { and, asc, eq, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

export type PromotionRow = typeof promotions.$inferSelect;
export type GrantRow = typeof promotionGrants.$inferSelect;
export type ApplicationRow = typeof promotionApplications.$inferSelect;

/**
 * The current day of the merchant's calendar, and when it and the adjacent days begin, milliseconds.
 */
export interface Today {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly start: number;
  readonly tomorrow: number;
  readonly yesterday: number;
  readonly dayBeforeYesterday: number;
}

async function todayOf(db: Database | Transaction, now: number): Promise<Today> {
  const day = await merchantDay(db, now);
  const starts = await dayStarts(db, [day - 2, day - 1, day, day + 1]);
  const startOf = (each: number) => starts.get(each) ?? 0;
  return {
    day,
    start: startOf(day),
    tomorrow: startOf(day + 1),
    yesterday: startOf(day - 1),
    dayBeforeYesterday: startOf(day - 2),
  };
}

/** All facts about a member that promotions depend on; read once for all promotions. */
export interface MemberFacts {
  readonly accountId: number;
  readonly currency: string;
  readonly vipLevel: number;
  /** Time of joining by promotion id. */
  readonly joins: ReadonlyMap<string, number>;
  readonly grants: readonly GrantRow[];
  /** Sorted, oldest first. */
  readonly applications: readonly ApplicationRow[];
  /**
   * Credited deposits, oldest first; amounts in minor units after fees, days in days since 1970-01-01
   * of the merchant's calendar.
   */
  readonly deposits: readonly {
    readonly at: number;
    readonly day: number;
    readonly amount: number;
  }[];
  readonly today: Today;
}

/** @returns undefined for an account that does not exist */
export async function memberFacts(
  db: Database | Transaction,
  accountId: number,
  now: number,
): Promise<MemberFacts | undefined> {
  const [account] = await db
    .select({ currency: accounts.currency, vipLevel: accounts.vipLevel })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return undefined;
  const joins = await db
    .select()
    .from(promotionJoins)
    .where(eq(promotionJoins.accountId, accountId));
  const deposits = await db
    .select({
      at: sql`${depositOrders.decidedAt}`.mapWith(Number),
      day: sql`merchant_day(${depositOrders.decidedAt})`.mapWith(Number),
      amount: sql`${depositOrders.amount} - ${depositOrders.fee}`.mapWith(Number),
    })
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.status, 'approved')))
    .orderBy(asc(depositOrders.decidedAt), asc(depositOrders.id));
  return {
    accountId,
    currency: account.currency,
    vipLevel: account.vipLevel ?? 0,
    joins: new Map(joins.map(({ promotionId, joinedAt }) => [promotionId, joinedAt])),
    grants: await db.select().from(promotionGrants).where(eq(promotionGrants.accountId, accountId)),
    applications: await db
      .select()
      .from(promotionApplications)
      .where(eq(promotionApplications.accountId, accountId))
      .orderBy(asc(promotionApplications.id)),
    deposits,
    today: await todayOf(db, now),
  };
}

/** Whether a promotion is for a member. Visitors see those that are for everyone. */
export const isOfferedTo = (row: PromotionRow, facts: MemberFacts | undefined): boolean =>
  row.minVipLevel === null || (facts?.vipLevel ?? 0) >= row.minVipLevel;

/** Returns all promotions in display order. */
export const allPromotions = (db: Database | Transaction): Promise<PromotionRow[]> =>
  db.select().from(promotions).orderBy(asc(promotions.position));
