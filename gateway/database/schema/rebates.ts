import type { GameType } from '../../contract/fields.ts';
import {
  bigint,
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
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';

/**
 * Rebates that an account has earned since its last claim, by vendor and product. Raised in the
 * transaction that settles a round, with its wallet locked; a claim deletes them under the same
 * lock.
 */
export const rebateEarnings = pgTable(
  'rebate_earnings',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    /** Millionths of a minor unit, so that small bets accumulate. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.currency, table.vassalage, table.gameType],
    }),
    check(
      'rebate_earnings_never_below_zero',
      sql`${table.validBets} >= 0 and ${table.earned} >= 0`,
    ),
  ],
);

/**
 * How an account's rebates are paid: manually or automatically, and up to which day that was done.
 */
export const rebateAccounts = pgTable(
  'rebate_accounts',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    automatic: boolean('automatic').notNull().default(false),
    /** Day of the merchant's calendar on which the account was last processed. */
    paidDay: integer('paid_day').notNull(),
  },
  // Finds accounts that are due without reading those already paid or paid manually.
  (table) => [
    index('rebate_accounts_due').on(table.paidDay, table.accountId),
    index('rebate_accounts_automatic_due')
      .on(table.paidDay, table.accountId)
      .where(sql`${table.automatic}`),
  ],
);

/** Part of a claim for one vendor and product; minor units. */
export interface RebatePart {
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly validBets: number;
  readonly amount: number;
}

/** Claimed rebates, manual or automatic, with one journal entry each. */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    idempotencyKey: text('idempotency_key').notNull(),
    currency: text('currency').notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    amount: minorUnits('amount').notNull(),
    automatic: boolean('automatic').notNull(),
    parts: jsonb('parts').$type<readonly RebatePart[]>().notNull(),
    createdAt: time('created_at').notNull(),
    entryId: id('entry_id')
      .notNull()
      .references(() => journalEntries.id),
  },
  (table) => [
    uniqueIndex('rebate_claims_no').on(table.orderNo),
    uniqueIndex('rebate_claims_key').on(table.accountId, table.idempotencyKey),
    index('rebate_claims_account').on(table.accountId, table.createdAt),
    check('rebate_claims_positive', sql`${table.amount} > 0`),
  ],
);
