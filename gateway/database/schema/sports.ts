import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../sql.ts';
import { id, time } from './columns.ts';
import { gameRounds } from './rounds.ts';

/** The final result of a match, by which bets are settled. */
export interface StoredFinal {
  readonly winner: 'home' | 'away' | 'draw';
  readonly diff: number;
  readonly total: number;
}

/** A match of the sandbox's sportsbook, stored when it is first displayed. */
export const sportsMatches = pgTable(
  'sports_matches',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    league: text('league').notNull(),
    matchNo: text('match_no').notNull(),
    kickOff: time('kick_off').notNull(),
    /** When the match ends or is abandoned. Secret until then. */
    overAt: time('over_at').notNull(),
    /** Secret until the match is over; its course is derived from it. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed, published before the first bet as a commitment. */
    seedHash: text('seed_hash').notNull(),
    /** When the result was determined; nothing changes afterwards. */
    decidedAt: time('decided_at'),
    /** Null before that, and for abandoned matches. */
    final: jsonb('final').$type<StoredFinal>(),
  },
  (table) => [
    uniqueIndex('sports_matches_number').on(table.matchNo),
    index('sports_matches_league').on(table.league, table.kickOff),
    index('sports_matches_due').on(table.overAt).where(sql`${table.decidedAt} is null`),
  ],
);

/** Bets of `game_rounds` that wait for the results of their matches. */
export const sportsBets = pgTable(
  'sports_bets',
  {
    roundId: id('round_id')
      .primaryKey()
      .references(() => gameRounds.id),
    /** When the last of its matches is over. */
    dueAt: time('due_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [index('sports_bets_due').on(table.dueAt).where(sql`${table.settledAt} is null`)],
);

/** A selection of a bet; an accumulator has several. */
export const sportsLegs = pgTable(
  'sports_legs',
  {
    roundId: id('round_id')
      .notNull()
      .references(() => sportsBets.roundId),
    position: integer('position').notNull(),
    matchId: id('match_id')
      .notNull()
      .references(() => sportsMatches.id),
    market: text('market').notNull(),
    pick: text('pick').notNull(),
    line: doublePrecision('line').notNull(),
    /** Hundredths of the stake, at the time when the bet was placed. */
    odds: integer('odds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.position] }),
    index('sports_legs_match').on(table.matchId),
  ],
);
