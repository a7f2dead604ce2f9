import type { MarketingChannel } from '../../contract/own-account.ts';
import { boolean, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { bankCards } from './cashier.ts';
import { time } from './columns.ts';

/**
 * A member's choice about offers by a channel (R10.11); without a row, the channel's default applies.
 * Changes and their authors are in the log of player protection.
 */
export const marketingChoices = pgTable(
  'marketing_choices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    channel: text('channel').$type<MarketingChannel>().notNull(),
    agreed: boolean('agreed').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel] })],
);

/**
 * Accounts that are closing or closed (R10.11). While a row is in force, a row of `play_exclusions`
 * with the kind `closing` blocks play, deposits and offers.
 */
export const accountClosings = pgTable(
  'account_closings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    askedAt: time('asked_at').notNull(),
    /** Payout account for the balance; null if there was no money. */
    cardId: integer('card_id').references(() => bankCards.id),
    /** When the payout account was chosen; payouts that were returned before are ignored. */
    cardChosenAt: time('card_chosen_at').notNull(),
    /** When the closing was completed; from then on nobody can log in. */
    closedAt: time('closed_at'),
    /** When staff reopened the account. */
    reopenedAt: time('reopened_at'),
  },
  (table) => [
    uniqueIndex('account_closings_holds')
      .on(table.accountId)
      .where(sql`${table.reopenedAt} is null`),
    index('account_closings_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null and ${table.reopenedAt} is null`),
  ],
);
