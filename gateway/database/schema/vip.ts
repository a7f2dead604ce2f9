import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

const majorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The VIP ranks of the merchant. Amounts in major units of a member's own currency. */
export const vipRanks = pgTable('vip_ranks', {
  level: integer('level').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameTy: text('name_ty').notNull(),
  /** Valid bets and credited deposits of all time; a rank asks for both. */
  validBets: majorUnits('valid_bets').notNull(),
  deposits: majorUnits('deposits').notNull(),
  /** Given once to whoever reaches it; 0 for none. */
  bonus: majorUnits('bonus').notNull(),
});
