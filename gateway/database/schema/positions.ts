import { bigint, sql } from '../sql.ts';

/**
 * The id of the transaction that stored the row, or that settled it (settlement-position.ts). Ids are given
 * out in order and are not reused; all transactions below pg_snapshot_xmin have ended.
 */
export const transactionPosition = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`);

/** Up to here (not included) what other transactions did has been counted: at first, all before now. */
export const countedPosition = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint + 1)`);
