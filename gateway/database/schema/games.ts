import type { GameType } from '../../contract/fields.ts';
import type { GameFeature, Volatility } from '../../contract/games.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../sql.ts';
import { accounts } from './accounts.ts';
import { minorUnits, time } from './columns.ts';
import { texts } from './texts.ts';

/** The companies whose games the portal offers; `vassalage` is the platform's word for the code. */
export const vendors = pgTable('vendors', {
  vassalage: text('vassalage').primaryKey(),
  name: texts('name'),
  /** `accountTypeId` of the vendor's wallet in the balance call; 2 is the main wallet's. */
  accountTypeId: integer('account_type_id').notNull().generatedAlwaysAsIdentity({ startWith: 101 }),
  /** Window in which none of the vendor's games start; both or neither are set. */
  maintenanceFrom: time('maintenance_from'),
  maintenanceUntil: time('maintenance_until'),
});

/**
 * Where a vendor appears: one row a category. `lane` is the group the vendor call lists it under,
 * `gameType` what it really is: an e-sports vendor may arrive in the SPORTS lane (R4.19).
 */
export const vendorCards = pgTable(
  'vendor_cards',
  {
    vassalage: text('vassalage')
      .notNull()
      .references(() => vendors.vassalage),
    gameType: text('game_type').$type<GameType>().notNull(),
    lane: text('lane').$type<GameType>().notNull(),
    position: integer('position').notNull(),
    /** Set where the card opens one game (a lobby or a sportsbook) instead of a list. */
    nodeId: text('node_id'),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.gameType] })],
);

/** Every game of the catalogue. Amounts are minor units. */
export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    roomId: text('room_id').notNull(),
    gameCode: text('game_code').notNull(),
    name: texts('name'),
    /** The names in all languages, lower case, without accents and punctuation: what a search reads. */
    searchText: text('search_text').notNull(),
    vassalage: text('vassalage')
      .notNull()
      .references(() => vendors.vassalage),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** SLOT, or the sub-category: SC, VP, JP, TG, AC, BG. */
    gameClassify: text('game_classify').notNull(),
    /** 1 is the hottest; absent: not hot. */
    hotRank: integer('hot_rank'),
    isNew: boolean('is_new').notNull(),
    releasedAt: time('released_at').notNull(),
    /** 0 offers a free trial, 1 does not: the platform's own, inverted, meaning. */
    supportPlay: integer('support_play').notNull(),
    /** Return to player in hundredths of a percent. */
    rtp: integer('rtp').notNull(),
    lines: integer('lines').notNull(),
    /** How far what it pays lies around its return; absent: its vendor does not say. */
    volatility: text('volatility').$type<Volatility>(),
    /** What its rounds have, as its vendor says. */
    features: text('features').array().$type<GameFeature[]>().notNull().default([]),
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
    /** Where the pot of the jackpot starts; absent, as the two below: the game has none. */
    jackpotSeed: minorUnits('jackpot_seed'),
    /** Millionths of each stake of real money that go into the pot. */
    jackpotShare: integer('jackpot_share'),
    /** The pot is won once in so many times its seed that is staked, on average. */
    jackpotOdds: integer('jackpot_odds'),
    /** Orders the lists; higher first. */
    popularity: integer('popularity').notNull(),
    maintenanceFrom: time('maintenance_from'),
    maintenanceUntil: time('maintenance_until'),
    /** What the cover shows. */
    theme: text('theme').notNull(),
    motif: text('motif').notNull(),
  },
  (table) => [
    index('games_type_popularity').on(table.gameType, table.popularity),
    index('games_vendor_type').on(table.vassalage, table.gameType, table.popularity),
    index('games_released').on(table.gameType, table.releasedAt),
    uniqueIndex('games_hot').on(table.hotRank),
    uniqueIndex('games_code').on(table.gameCode),
    check(
      'games_jackpot_whole',
      sql`num_nulls(${table.jackpotSeed}, ${table.jackpotShare}, ${table.jackpotOdds}) in (0, 3)`,
    ),
  ],
);

/** The rooms of a game: tables with limits of their own, in hundredths of the catalogue's unit. */
export const gameRooms = pgTable(
  'game_rooms',
  {
    roomId: text('room_id').primaryKey(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
    /** Tells the tables of one game apart; from 1. */
    tableNo: integer('table_no').notNull(),
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
  },
  (table) => [uniqueIndex('game_rooms_table').on(table.nodeId, table.tableNo)],
);

/** Who deals at live tables. */
export const dealers = pgTable('dealers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Languages that are spoken, as BCP 47 codes, the best first. */
  languages: jsonb('languages').$type<readonly string[]>().notNull(),
});

/**
 * Who deals where and when, the same each day: hours of the merchant's time zone, `untilHour` not
 * included. A room that has shifts is open during them; one that has none deals by itself.
 */
export const dealerShifts = pgTable(
  'dealer_shifts',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => gameRooms.roomId, { onDelete: 'cascade' }),
    dealerId: text('dealer_id')
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    fromHour: integer('from_hour').notNull(),
    untilHour: integer('until_hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.fromHour] }),
    index('dealer_shifts_dealer').on(table.dealerId),
    check(
      'dealer_shifts_within_a_day',
      sql`${table.fromHour} >= 0 and ${table.fromHour} < ${table.untilHour} and ${table.untilHour} <= 24`,
    ),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
    addedAt: time('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.nodeId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
    playedAt: time('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('recent_games_played').on(table.accountId, table.playedAt),
  ],
);
