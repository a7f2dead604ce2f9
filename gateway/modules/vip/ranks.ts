import { vipRanks } from '../../database/schema/index.ts';
import { asc } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { amountsFor } from '../wallet/merchant-amounts.ts';
import { merchantToMinor } from '../wallet/money.ts';

/** Amounts in minor units of an account's currency. */
export type Rank = typeof vipRanks.$inferSelect;

/** The merchant's ranks, lowest first, as they are for an account in a currency. */
export async function readRanks(db: Database | Transaction, currency: string): Promise<Rank[]> {
  const amounts = await amountsFor(db, currency);
  const asked = (major: number) => merchantToMinor(major, amounts, 'up');
  const rows = await db.select().from(vipRanks).orderBy(asc(vipRanks.level));
  return rows.map((row) => ({
    ...row,
    validBets: asked(row.validBets),
    deposits: asked(row.deposits),
    bonus: merchantToMinor(row.bonus, amounts, 'down'),
  }));
}

/** Under what a rank's bonus is granted: once for each. */
export const rankPeriod = (level: number): string => `rank-${level}`;

/** What a member has done towards ranks; minor units. */
export interface RankActivity {
  readonly validBets: number;
  readonly deposits: number;
}

/** The highest level whose bets and deposits were both made; 0 for none. Pure. */
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
