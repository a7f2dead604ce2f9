import { jsonb, pgTable, text } from '../sql.ts';

/** The merchant's configuration, one JSON document per key; parsed when it is read. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
