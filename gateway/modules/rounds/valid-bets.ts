import { DAY } from '../../contract/durations.ts';
import { accountDays, gameRounds, wallets } from '../../database/schema/index.ts';
import { and, eq, gte, lt, type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { ofRealMoney } from '../wallet/wallets.ts';

/**
 * Condition for rounds that count toward turnover, missions, rebates, ranks, salaries and referrals:
 * settled ones of real money, whose `validBet` can be summed. An open bet may still be cancelled, so it
 * does not count. For queries that join the round's wallet.
 */
export const isCounted = (): SQL | undefined => and(eq(gameRounds.state, 'settled'), ofRealMoney);

/**
 * Returns the condition for rounds that were settled in a time range and count.
 * @param range milliseconds; `until` is exclusive, and undefined for an open end
 */
export const countedRounds = (range: {
  readonly from: number;
  readonly until?: number | undefined;
}): SQL | undefined =>
  and(
    isCounted(),
    gte(gameRounds.settledAt, range.from),
    range.until === undefined ? undefined : lt(gameRounds.settledAt, range.until),
  );

interface Of {
  readonly accountId: number;
  readonly currency: string;
}
interface Range {
  readonly from: number;
  /** Exclusive; undefined for an open end. */
  readonly until?: number | undefined;
}

async function sumOfRounds(db: Database | Transaction, of: Of, range: Range): Promise<number> {
  if (range.until !== undefined && range.from >= range.until) return 0;
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${gameRounds.validBet}), 0)`.mapWith(Number) })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        eq(gameRounds.accountId, of.accountId),
        eq(wallets.currency, of.currency),
        countedRounds(range),
      ),
    );
  return row?.sum ?? 0;
}

async function sumOfDays(db: Database | Transaction, of: Of, range: Range): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${accountDays.validBets}), 0)`.mapWith(Number) })
    .from(accountDays)
    .where(
      and(
        eq(accountDays.accountId, of.accountId),
        eq(accountDays.currency, of.currency),
        gte(accountDays.day, range.from),
        range.until === undefined ? undefined : lt(accountDays.day, range.until),
      ),
    );
  return row?.sum ?? 0;
}

/**
 * Returns the valid bets of an account that were settled in a time range, in minor units. Whole UTC
 * days are read from the running totals, so that the cost does not depend on the account's age; the
 * rounds are summed only for the partial days at both ends.
 */
export async function validBetsBetween(
  db: Database | Transaction,
  of: Of,
  { from, until }: Range,
): Promise<number> {
  const firstDay = Math.ceil(from / DAY) * DAY;
  const endOfDays = until === undefined ? undefined : Math.floor(until / DAY) * DAY;
  if (endOfDays !== undefined && firstDay >= endOfDays) return sumOfRounds(db, of, { from, until });
  const before = await sumOfRounds(db, of, { from, until: firstDay });
  const days = await sumOfDays(db, of, { from: firstDay, until: endOfDays });
  const after = endOfDays === undefined ? 0 : await sumOfRounds(db, of, { from: endOfDays, until });
  return before + days + after;
}
