import { LINE_LOCK } from './advisory-locks.ts';
import { executeStatements } from './execute-statements.ts';
import { sql } from './sql.ts';
import type { Database, Transaction } from './types.ts';

const statements = [
  // A new account becomes a descendant of its upline and of all ancestors of it, now and from later days on.
  `create or replace function account_lines_insert() returns trigger language plpgsql as $$
declare today integer := merchant_day(new.created_at);
begin
  perform pg_advisory_xact_lock_shared(${LINE_LOCK});
  insert into account_lines (ancestor_id, descendant_id, depth, from_day)
    values (new.id, new.id, 0, 0);
  insert into account_lines (ancestor_id, descendant_id, depth, from_day, until_day)
    select ancestor_id, new.id, depth + 1,
      case when from_day > today then from_day else 0 end, until_day
    from account_lines
    where descendant_id = new.upline_id and (until_day is null or until_day > today);
  return null;
end $$`,
  `create or replace trigger account_lines_insert after insert on accounts
  for each row execute function account_lines_insert()`,
  // An account changes its upline together with its descendants. `moveAccount` sets the day from which
  // the change holds; without that setting the previous upline is treated as a mistake that never counted.
  `create or replace function account_lines_move() returns trigger language plpgsql as $$
declare
  move_day integer := coalesce(nullif(current_setting('baize.move_day', true), ''), '0')::integer;
begin
  perform pg_advisory_xact_lock(${LINE_LOCK});
  if exists (
    select 1 from account_lines
    where ancestor_id = new.id and descendant_id = new.upline_id and until_day is null
  ) then
    raise exception 'an account cannot stand below itself' using errcode = 'check_violation';
  end if;
  create temporary table if not exists moved_pairs (
    ancestor_id integer, descendant_id integer, from_day integer
  ) on commit drop;
  truncate moved_pairs;
  insert into moved_pairs
    select pair.ancestor_id, pair.descendant_id, pair.from_day
    from account_lines above
    join account_lines below on below.ancestor_id = new.id and below.until_day is null
    join account_lines pair on pair.ancestor_id = above.ancestor_id
      and pair.descendant_id = below.descendant_id and pair.until_day is null
    where above.descendant_id = new.id and above.depth > 0 and above.until_day is null;
  delete from account_lines pair using moved_pairs moved
    where pair.ancestor_id = moved.ancestor_id and pair.descendant_id = moved.descendant_id
      and pair.from_day = moved.from_day and pair.from_day >= move_day;
  update account_lines pair set until_day = move_day from moved_pairs moved
    where pair.ancestor_id = moved.ancestor_id and pair.descendant_id = moved.descendant_id
      and pair.from_day = moved.from_day;
  insert into account_lines (ancestor_id, descendant_id, depth, from_day)
    select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1,
      greatest(move_day, above.from_day, below.from_day)
    from account_lines above
    join account_lines below on below.ancestor_id = new.id and below.until_day is null
    where above.descendant_id = new.upline_id and above.until_day is null;
  -- Sums of days from the move on are stale and are computed again.
  delete from line_figure_days where day >= move_day;
  delete from line_figures where day >= move_day;
  return null;
end $$`,
  `create or replace trigger account_lines_move after update of upline_id on accounts
  for each row when (old.upline_id is distinct from new.upline_id)
  execute function account_lines_move()`,
];

/**
 * Installs triggers that maintain `account_lines` (the closure table of the agent lines) for every
 * insert of an account and every change of an upline, and adds the missing pairs of existing accounts.
 * The caller holds `SCHEMA_LOCK`.
 */
export async function installLineClosure(db: Database): Promise<void> {
  await executeStatements(db, statements);
  await db.execute(sql`
      with recursive pairs (ancestor_id, descendant_id, depth) as (
        select id, id, 0 from accounts
        where not exists (select 1 from account_lines where descendant_id = accounts.id)
        union all
        select accounts.upline_id, pairs.descendant_id, pairs.depth + 1
        from pairs join accounts on accounts.id = pairs.ancestor_id
        where accounts.upline_id is not null
      )
      insert into account_lines (ancestor_id, descendant_id, depth, from_day)
      select ancestor_id, descendant_id, depth, 0 from pairs`);
}

/**
 * Moves an account and its descendants under another upline. Figures and contracts count for the
 * previous line before `fromDay`, and for the new one from that day on.
 * @param move.fromDay a day of the merchant's calendar that has not begun yet (`merchant_day` + 1)
 * @throws check_violation when the new upline is a descendant of the account
 */
export async function moveAccount(
  tx: Transaction,
  move: {
    readonly accountId: number;
    readonly uplineId: number | null;
    readonly fromDay: number;
  },
): Promise<void> {
  await tx.execute(sql`select set_config('baize.move_day', ${String(move.fromDay)}, true)`);
  await tx.execute(
    sql`update accounts set upline_id = ${move.uplineId} where id = ${move.accountId}`,
  );
  await tx.execute(sql`select set_config('baize.move_day', '', true)`);
}
