import { jsonb, pgTable, text } from '../sql.ts';

/** What the merchant configured, one JSON document a key; parsed where it is read. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
