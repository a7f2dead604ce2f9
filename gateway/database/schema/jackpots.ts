import { bigint, check, integer, pgTable, primaryKey, sql, text } from '../sql.ts';
import { games } from './games.ts';

/**
 * The pot of a game with a jackpot, one for each currency that it is played in: what is staked in a
 * currency is won in it, and nothing is exchanged. The row is made by the first stake of real money;
 * before it, the pot is the game's seed. Whole amounts stand on `house:jackpots` in the journal.
 */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    currency: text('currency').notNull(),
    /** What the next winner is paid, minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Millionths of a minor unit that shares of stakes left over; the next share is added to them. */
    carry: integer('carry').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.nodeId, table.currency] }),
    check('jackpot_pots_amount', sql`${table.amount} > 0`),
    check('jackpot_pots_carry', sql`${table.carry} >= 0 and ${table.carry} < 1000000`),
  ],
);
