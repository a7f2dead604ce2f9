import { bigint, sql } from '../sql.ts';

/**
 * Id of the transaction that inserted the row, or settled it (settlement-position.ts). Ids are assigned in
 * ascending order and never reused; all transactions below pg_snapshot_xmin have ended.
 */
export const transactionPosition = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`);

/**
 * Position up to which (exclusive) transactions have been counted; the default includes everything up to
 * now.
 */
export const countedPosition = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint + 1)`);
