import type { MarketingChannel } from '../../contract/own-account.ts';
import { boolean, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { bankCards } from './cashier.ts';
import { time } from './columns.ts';

/**
 * What a member chose about offers by a channel (R10.11); without a row its default holds. Who changed
 * it when is in the log of player protection.
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
 * Accounts that are being closed or are closed (R10.11). While a row holds, one of `play_exclusions`
 * with the kind `closing` stops play, deposits and offers.
 */
export const accountClosings = pgTable(
  'account_closings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    askedAt: time('asked_at').notNull(),
    /** Where the money goes; absent while there was none. */
    cardId: integer('card_id').references(() => bankCards.id),
    /** When that account was named: a payout that came back before counts no longer. */
    cardChosenAt: time('card_chosen_at').notNull(),
    /** Nothing was open any more: nobody can log in from then on. */
    closedAt: time('closed_at'),
    /** Staff opened it again. */
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
