import { bigint, integer, pgTable } from '../sql.ts';
import { texts } from './texts.ts';

const majorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The VIP ranks of the merchant. Amounts in major units of a member's own currency. */
export const vipRanks = pgTable('vip_ranks', {
  level: integer('level').primaryKey(),
  name: texts('name'),
  /** Valid bets and credited deposits of all time; a rank asks for both. */
  validBets: majorUnits('valid_bets').notNull(),
  deposits: majorUnits('deposits').notNull(),
  /** Given once to whoever reaches it; 0 for none. */
  bonus: majorUnits('bonus').notNull(),
});
