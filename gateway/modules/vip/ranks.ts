import { vipRanks } from '../../database/schema/index.ts';
import { asc } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';

/** Amounts in minor units of an account's currency. */
export type Rank = typeof vipRanks.$inferSelect;

/** Returns the merchant's ranks, lowest first, with amounts converted for a currency. */
export async function readRanks(db: Database | Transaction, currency: string): Promise<Rank[]> {
  const amounts = await amountConversion(db, currency);
  const required = (major: number) => merchantToMinor(major, amounts, 'up');
  const rows = await db.select().from(vipRanks).orderBy(asc(vipRanks.level));
  return rows.map((row) => ({
    ...row,
    validBets: required(row.validBets),
    deposits: required(row.deposits),
    bonus: merchantToMinor(row.bonus, amounts, 'down'),
  }));
}

/** Returns the grant period of a rank's bonus, which makes it unique. */
export const rankPeriod = (level: number): string => `rank-${level}`;

/** A member's activity that counts for ranks; minor units. */
export interface RankActivity {
  readonly validBets: number;
  readonly deposits: number;
}

/** Returns the highest level whose bets and deposits are both reached; 0 for none. Pure. */
export function levelOf(
  ranks: readonly Pick<Rank, 'level' | 'validBets' | 'deposits'>[],
  activity: RankActivity,
): number {
  return ranks.reduce(
    (highest, { level, validBets, deposits }) =>
      activity.validBets >= validBets && activity.deposits >= deposits
        ? Math.max(highest, level)
        : highest,
    0,
  );
}
