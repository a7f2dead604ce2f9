import { bigint, integer, pgTable } from '../sql.ts';
import { texts } from './texts.ts';

const majorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The VIP ranks of the merchant. */
export const vipRanks = pgTable('vip_ranks', {
  level: integer('level').primaryKey(),
  name: texts('name'),
  /**
   * Valid bets and credited deposits of all time; a rank asks for both. Major units of the currency
   * of the merchant's amounts: an account in another is asked for what that is worth in games.
   */
  validBets: majorUnits('valid_bets').notNull(),
  deposits: majorUnits('deposits').notNull(),
  /** Given once to whoever reaches it; 0 for none. Major units, as above. */
  bonus: majorUnits('bonus').notNull(),
});
