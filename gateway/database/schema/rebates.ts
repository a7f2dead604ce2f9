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
 * What an account has earned since its last claim, by vendor and product. Raised in the transaction
 * that settles a round, behind the lock of its wallet; a claim takes it away behind the same lock.
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
    /** Millionths of a minor unit, so that small bets add up to whole coins. */
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

/** How an account is paid: by hand or by itself, and up to which day that was done. */
export const rebateAccounts = pgTable(
  'rebate_accounts',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    automatic: boolean('automatic').notNull().default(false),
    /** Day of the merchant's calendar on which it was last looked at. */
    paidDay: integer('paid_day').notNull(),
  },
  // Whose turn it is, found without reading those who were paid, or who are paid by hand.
  (table) => [
    index('rebate_accounts_due').on(table.paidDay, table.accountId),
    index('rebate_accounts_automatic_due')
      .on(table.paidDay, table.accountId)
      .where(sql`${table.automatic}`),
  ],
);

/** Of one vendor and product in a claim; minor units. */
export interface RebatePart {
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly validBets: number;
  readonly amount: number;
}

/** What was claimed, by hand or by itself: one entry of the journal. */
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
