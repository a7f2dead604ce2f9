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

/** Game vendors; `vassalage` is the platform's term for a vendor's code. */
export const vendors = pgTable('vendors', {
  vassalage: text('vassalage').primaryKey(),
  name: texts('name'),
  /** `accountTypeId` of the vendor's wallet in the balance endpoint; 2 is the main wallet. */
  accountTypeId: integer('account_type_id').notNull().generatedAlwaysAsIdentity({ startWith: 101 }),
  /**
   * Maintenance window in which none of the vendor's games can be started; both columns are set or
   * neither.
   */
  maintenanceFrom: time('maintenance_from'),
  maintenanceUntil: time('maintenance_until'),
});

/**
 * The categories that a vendor is listed in, one row each. `lane` is the group in the vendor endpoint,
 * `gameType` the actual type: an e-sports vendor may be listed in the SPORTS lane (R4.19).
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
    /** Set if the card opens one game (a lobby or a sportsbook) instead of a list. */
    nodeId: text('node_id'),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.gameType] })],
);

/** The games of the catalogue. Amounts are minor units. */
export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    roomId: text('room_id').notNull(),
    gameCode: text('game_code').notNull(),
    name: texts('name'),
    /** The names in all languages, lower case, without accents and punctuation, for searching. */
    searchText: text('search_text').notNull(),
    vassalage: text('vassalage')
      .notNull()
      .references(() => vendors.vassalage),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** SLOT, or the sub-category: SC, VP, JP, TG, AC, BG. */
    gameClassify: text('game_classify').notNull(),
    /** 1 is the hottest; null if the game is not hot. */
    hotRank: integer('hot_rank'),
    isNew: boolean('is_new').notNull(),
    releasedAt: time('released_at').notNull(),
    /** 0 offers a free trial, 1 does not; this inverted meaning is the platform's. */
    supportPlay: integer('support_play').notNull(),
    /** Return to player in hundredths of a percent. */
    rtp: integer('rtp').notNull(),
    lines: integer('lines').notNull(),
    /** How widely payouts spread around the return; null if the vendor does not state it. */
    volatility: text('volatility').$type<Volatility>(),
    /** Features of the game's rounds, as stated by the vendor. */
    features: text('features').array().$type<GameFeature[]>().notNull().default([]),
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
    /** Initial pot of the jackpot; null, as the next two columns, if the game has none. */
    jackpotSeed: minorUnits('jackpot_seed'),
    /** Millionths of each real-money stake that are added to the pot. */
    jackpotShare: integer('jackpot_share'),
    /** On average the pot is won once per this many times its seed in stakes. */
    jackpotOdds: integer('jackpot_odds'),
    /** Sort key of the lists, higher first. */
    popularity: integer('popularity').notNull(),
    maintenanceFrom: time('maintenance_from'),
    maintenanceUntil: time('maintenance_until'),
    /** Theme of the cover image. */
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

/** Rooms of a game: tables with their own limits, in hundredths of the catalogue's unit. */
export const gameRooms = pgTable(
  'game_rooms',
  {
    roomId: text('room_id').primaryKey(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId, { onDelete: 'cascade' }),
    /** Distinguishes the tables of one game; from 1. */
    tableNo: integer('table_no').notNull(),
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
  },
  (table) => [uniqueIndex('game_rooms_table').on(table.nodeId, table.tableNo)],
);

/** Dealers of live tables. */
export const dealers = pgTable('dealers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Spoken languages as BCP 47 codes, the best first. */
  languages: jsonb('languages').$type<readonly string[]>().notNull(),
});

/**
 * Daily shifts of dealers at rooms, in hours of the merchant's time zone, excluding `untilHour`. A room
 * with shifts is open during them; a room without shifts deals automatically.
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
