import { bigint, integer, pgTable } from '../sql.ts';
import { texts } from './texts.ts';

const majorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The VIP ranks of the merchant. */
export const vipRanks = pgTable('vip_ranks', {
  level: integer('level').primaryKey(),
  name: texts('name'),
  /**
   * Valid bets and credited deposits since registration; a rank requires both. Major units of the
   * currency of the merchant's amounts: for an account in another currency, the amount is converted
   * by its worth in games.
   */
  validBets: majorUnits('valid_bets').notNull(),
  deposits: majorUnits('deposits').notNull(),
  /** Bonus for reaching the rank, given once; 0 for none. Major units, as above. */
  bonus: majorUnits('bonus').notNull(),
});
