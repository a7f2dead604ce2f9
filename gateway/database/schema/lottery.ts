import { bigint, index, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { id, time } from './columns.ts';
import { gameRounds } from './rounds.ts';

/** The numbers of one prize of a draw, as text of digits. */
export interface StoredPrize {
  readonly prize: string;
  readonly numbers: readonly string[];
}

/** A draw of a scheduled lottery, stored from the moment it can be bet on. */
export const lotteryIssues = pgTable(
  'lottery_issues',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The game's code in the catalogue. */
    lottery: text('lottery').notNull(),
    issueNo: text('issue_no').notNull(),
    openAt: time('open_at').notNull(),
    closeAt: time('close_at').notNull(),
    drawAt: time('draw_at').notNull(),
    /** Secret until the draw; the numbers are derived from it. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed, published from the beginning as a commitment. */
    seedHash: text('seed_hash').notNull(),
    /** Null until the draw; never changed afterwards. */
    result: jsonb('result').$type<readonly StoredPrize[]>(),
    drawnAt: time('drawn_at'),
    /** When its last bet was settled. */
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('lottery_issues_number').on(table.lottery, table.issueNo),
    uniqueIndex('lottery_issues_draw').on(table.lottery, table.drawAt),
    index('lottery_issues_due').on(table.drawAt).where(sql`${table.settledAt} is null`),
  ],
);

/** The selection of a bet of `game_rounds` that waits for a draw. */
export const lotteryBets = pgTable(
  'lottery_bets',
  {
    roundId: id('round_id')
      .primaryKey()
      .references(() => gameRounds.id),
    issueId: id('issue_id')
      .notNull()
      .references(() => lotteryIssues.id),
    kind: text('kind').notNull(),
    pick: text('pick').notNull(),
    /** Maximum win in minor units. */
    highestWin: bigint('highest_win', { mode: 'number' }).notNull(),
  },
  (table) => [index('lottery_bets_issue').on(table.issueId)],
);
