import type { PgColumn } from './sql.ts';
import { and, gte, lt, or, type SQL, sql } from './sql.ts';
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
 * Lets the database itself note which transaction settled a round or decided a deposit, whoever
 * writes: salaries and referral earnings count by it, so that what is committed late is not lost.
 */
export async function markSettled(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

/**
 * The position below which every transaction has ended, so that all of its rows can be seen by the
 * statements that follow. A transaction that is under way holds it back for all that came after.
 */
export const committedPosition = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.mapWith(
  Number,
);

/** What has been counted: settled before a time, by transactions before a position. */
export interface Counted {
  /** The gateway clock's milliseconds. */
  readonly until: number | PgColumn;
  readonly position: number | PgColumn;
}

/**
 * Condition on settled rows: those that count by now and did not count before. Every row that is
 * committed counts once, however late; `now.position` has to be a `committedPosition` that was read
 * by an earlier statement of the transaction.
 */
export const newlySettled = (
  row: { readonly settledAt: PgColumn | SQL; readonly settledXid: PgColumn | SQL },
  before: Counted,
  now: Counted,
): SQL | undefined => {
  const [settledAt, settledXid] = [sql`${row.settledAt}`, sql`${row.settledXid}`];
  return and(
    lt(settledAt, now.until),
    lt(settledXid, now.position),
    or(gte(settledAt, before.until), gte(settledXid, before.position)),
  );
};
