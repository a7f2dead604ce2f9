import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { vipRanks } from '../../database/schema/index.ts';

export type RankRow = typeof vipRanks.$inferSelect;

/** The merchant's ranks, lowest first. */
export const readRanks = (db: Database | Transaction): Promise<RankRow[]> =>
  db.select().from(vipRanks).orderBy(asc(vipRanks.level));

/** Under what a rank's bonus is granted: once for each. */
export const rankPeriod = (level: number): string => `rank-${level}`;

/** What a member has done towards ranks; major units. */
export interface RankDeeds {
  readonly validBets: number;
  readonly deposits: number;
}

/** The highest level whose bets and deposits were both made; 0 for none. Pure. */
export function levelOf(
  ranks: readonly Pick<RankRow, 'level' | 'validBets' | 'deposits'>[],
  deeds: RankDeeds,
): number {
  return ranks.reduce(
    (highest, { level, validBets, deposits }) =>
      deeds.validBets >= validBets && deeds.deposits >= deposits
        ? Math.max(highest, level)
        : highest,
    0,
  );
}
