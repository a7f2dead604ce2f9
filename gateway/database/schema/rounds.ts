import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries, wallets } from './journal.ts';
import { transactionPosition } from './positions.ts';

/** Launched games: which game the token may play, for which account and with which wallet. */
export const gameLaunches = pgTable(
  'game_launches',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token in the URL's fragment. */
    tokenHash: text('token_hash').notNull(),
    /** Null for a visitor's free trial. */
    accountId: integer('account_id').references(() => accounts.id),
    /** The session that launched it: the game closes when it ends. Null for visitors. */
    sessionId: text('session_id'),
    walletId: id('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** `real` appears in records; `trial` uses play money. */
    mode: text('mode').$type<'real' | 'trial'>().notNull(),
    /** Sandbox engine that runs the game: `slot`, `baccarat` … */
    engine: text('engine').notNull(),
    nodeId: text('node_id').notNull(),
    /** The table, if the game has several. */
    roomId: text('room_id'),
    gameName: text('game_name').notNull(),
    vassalage: text('vassalage').notNull(),
    vendorName: text('vendor_name').notNull(),
    gameType: text('game_type').notNull(),
    gameCode: text('game_code').notNull(),
    /** Words that determine the look of the game. */
    theme: text('theme').notNull(),
    currency: text('currency').notNull(),
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
    language: text('language').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('game_launches_token').on(table.tokenHash),
    index('game_launches_account').on(table.accountId),
    index('game_launches_wallet').on(table.walletId),
    index('game_launches_expiry').on(table.expiresAt),
  ],
);

/** Bets with their outcomes. An outcome is stored before it is revealed to anyone. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    launchId: id('launch_id').references(() => gameLaunches.id),
    /** Account whose records contain the round; null for play-money launches. */
    accountId: integer('account_id').references(() => accounts.id),
    walletId: id('wallet_id')
      .notNull()
      .references(() => wallets.id),
    nodeId: text('node_id').notNull(),
    gameName: text('game_name').notNull(),
    vassalage: text('vassalage').notNull(),
    vendorName: text('vendor_name').notNull(),
    gameType: text('game_type').notNull(),
    /** The client's idempotency key: requests with the same key are the same round. */
    roundKey: text('round_key').notNull(),
    bet: minorUnits('bet').notNull(),
    /** Part of the bet that could be lost; 0 until the round is settled, and if it is cancelled. */
    validBet: minorUnits('valid_bet').notNull(),
    win: minorUnits('win').notNull(),
    /** Part of the win that is the pot of the game's jackpot. */
    jackpot: minorUnits('jackpot').notNull().default(0),
    /** Selection of the bet (engines with several kinds of bets) and its outcome. */
    stake: jsonb('stake').$type<unknown>().notNull().default({}),
    outcome: jsonb('outcome').$type<unknown>().notNull().default({}),
    state: text('state').$type<'open' | 'settled' | 'cancelled'>().notNull(),
    /** Null for play money, whose journal expires. */
    entryId: id('entry_id').references(() => journalEntries.id),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
    settledXid: transactionPosition('settled_xid'),
    /**
     * When the outcome was displayed; a round that has not been displayed is replayed on the next load.
     */
    shownAt: time('shown_at'),
  },
  (table) => [
    uniqueIndex('game_rounds_order_no').on(table.orderNo),
    uniqueIndex('game_rounds_key').on(table.launchId, table.roundKey),
    index('game_rounds_account').on(table.accountId, table.gameType, table.createdAt),
    index('game_rounds_settled').on(table.settledAt),
    index('game_rounds_settled_xid').on(table.settledXid),
    index('game_rounds_account_settled').on(table.accountId, table.settledAt),
    // Each round looks up the last round of the same player and game; this index finds it without
    // reading earlier ones.
    index('game_rounds_wallet').on(table.walletId, table.nodeId, table.id),
    // Cancelled bets do not count in wager limits.
    index('game_rounds_account_cancelled')
      .on(table.accountId, table.createdAt)
      .where(sql`${table.state} = 'cancelled'`),
    // Indexes for the records of a line: by the time at which a round counts, by amount, and for
    // filters with few matches.
    index('game_rounds_counted').on(
      sql`coalesce(${table.settledAt}, ${table.createdAt})`,
      table.id,
    ),
    index('game_rounds_account_counted').on(
      table.accountId,
      sql`coalesce(${table.settledAt}, ${table.createdAt})`,
    ),
    index('game_rounds_vendor_counted').on(
      table.vassalage,
      sql`coalesce(${table.settledAt}, ${table.createdAt})`,
    ),
    index('game_rounds_game_type_counted').on(
      table.gameType,
      sql`coalesce(${table.settledAt}, ${table.createdAt})`,
    ),
    index('game_rounds_not_settled_counted')
      .on(sql`coalesce(${table.settledAt}, ${table.createdAt})`)
      .where(sql`${table.state} <> 'settled'`),
    index('game_rounds_bet').on(table.bet, table.id),
    index('game_rounds_win').on(table.win, table.id),
    index('game_rounds_unseen')
      .on(table.walletId, table.nodeId, table.id)
      .where(sql`${table.shownAt} is null`),
    check(
      'game_rounds_only_settled_count',
      sql`${table.state} = 'settled' or ${table.validBet} = 0`,
    ),
    check(
      'game_rounds_jackpot_in_win',
      sql`${table.jackpot} >= 0 and ${table.jackpot} <= ${table.win}`,
    ),
  ],
);

/** Wins that appear on the winner board; real money only. */
export const winners = pgTable(
  'winners',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    roundId: id('round_id').references(() => gameRounds.id),
    nodeId: text('node_id').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('winners_time').on(table.createdAt),
    index('winners_amount').on(table.amount),
    index('winners_account').on(table.accountId),
    index('winners_round').on(table.roundId),
  ],
);
