import { executeStatements } from './execute-statements.ts';
import { and, gte, lt, or, type PgColumn, type SQL, sql } from './sql.ts';
import type { Database } from './types.ts';

const statements = [
  `create or replace function mark_settled() returns trigger language plpgsql as $$
begin
  new.settled_xid := pg_current_xact_id()::text::bigint;
  return new;
end $$`,
  `create or replace trigger game_rounds_mark_settled before update of state on game_rounds
  for each row when (old.state is distinct from new.state) execute function mark_settled()`,
  `create or replace trigger deposit_orders_mark_settled before update of status on deposit_orders
  for each row when (old.status is distinct from new.status) execute function mark_settled()`,
];

/**
 * Installs triggers that store which transaction settled a round or decided a deposit. Salaries and
 * referral earnings count rows by that position, so that a row that is committed late is not lost.
 */
export const installSettlementTriggers = (db: Database): Promise<void> =>
  executeStatements(db, statements);

/**
 * SQL expression of the transaction id below which every transaction has ended, so that following
 * statements see all of their rows. A running transaction keeps the position from advancing past it.
 */
export const committedPosition = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.mapWith(
  Number,
);

/** Boundary of what has been counted: rows settled before a time by transactions before a position. */
export interface CountedUntil {
  /** The gateway clock's milliseconds. */
  readonly until: number | PgColumn;
  readonly position: number | PgColumn;
}

/**
 * SQL condition on settled rows inside the boundary `now` and outside the boundary `before`. Each
 * committed row is counted exactly once, even one that is committed late. `now.position` must be a
 * `committedPosition` that an earlier statement of the same transaction has read.
 */
export const newlySettled = (
  row: { readonly settledAt: PgColumn | SQL; readonly settledXid: PgColumn | SQL },
  before: CountedUntil,
  now: CountedUntil,
): SQL | undefined => {
  const [settledAt, settledXid] = [sql`${row.settledAt}`, sql`${row.settledXid}`];
  return and(
    lt(settledAt, now.until),
    lt(settledXid, now.position),
    or(gte(settledAt, before.until), gte(settledXid, before.position)),
  );
};
