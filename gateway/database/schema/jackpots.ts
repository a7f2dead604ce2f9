import { bigint, check, integer, pgTable, primaryKey, sql, text } from '../sql.ts';
import { games } from './games.ts';

/**
 * The jackpot pot of a game, one per currency: stakes and wins are in the same currency, nothing is
 * exchanged. The row is inserted by the first real-money stake; before that, the pot is the game's
 * seed. The whole amounts are booked on `house:jackpots` in the journal.
 */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    currency: text('currency').notNull(),
    /** Amount that the next winner is paid, minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /**
     * Remainder of the stakes' shares in millionths of a minor unit, which is added to the next share.
     */
    carry: integer('carry').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.nodeId, table.currency] }),
    check('jackpot_pots_amount', sql`${table.amount} > 0`),
    check('jackpot_pots_carry', sql`${table.carry} >= 0 and ${table.carry} < 1000000`),
  ],
);
