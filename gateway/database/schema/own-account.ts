import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MarketingChannel } from '../../contract/own-account.ts';
import { accounts } from './accounts.ts';

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
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel] })],
);
