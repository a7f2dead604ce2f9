import { vipRanks } from '../../database/schema/index.ts';
import { asc } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

export type RankRow = typeof vipRanks.$inferSelect;

/** The merchant's ranks, lowest first. */
export const readRanks = (db: Database | Transaction): Promise<RankRow[]> =>
  db.select().from(vipRanks).orderBy(asc(vipRanks.level));

/** Under what a rank's bonus is granted: once for each. */
export const rankPeriod = (level: number): string => `rank-${level}`;

/** What a member has done towards ranks; major units. */
export interface RankActivity {
  readonly validBets: number;
  readonly deposits: number;
}

/** The highest level whose bets and deposits were both made; 0 for none. Pure. */
export function levelOf(
  ranks: readonly Pick<RankRow, 'level' | 'validBets' | 'deposits'>[],
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
