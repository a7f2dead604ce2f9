import { MINUTE } from '../../contract/durations.ts';
import { merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { ROLL_UP_LOCK } from '../../database/advisory-locks.ts';
import { disableTimeouts } from '../../database/disable-timeouts.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { committedPosition } from '../../database/settlement-position.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { updateMonthSums } from './month-sums.ts';

/** Line pages are correct without a roll-up, only slower, so a late one does no harm. */
const INTERVAL_MS = MINUTE;
/**
 * SQL for finished days that are not summed, or that have changed since, however old: by a reversal, or because figures
 * were recomputed. One index lookup per day.
 */
const dueDays = (today: number) => sql`
  select known.day from (
    select generate_series(min(day), ${today - 1}::integer) as day from account_figures
  ) as known
  left join line_figure_days d on d.day = known.day
  where exists (
    select 1 from account_figures f
    where f.day = known.day and f.changed_xid >= coalesce(d.position, 0)
  )
  order by known.day`;

/** Returns SQL for the expected rows of `line_figures`. */
const lineSums = (days: SQL) => sql`
  select l.ancestor_id, f.currency, f.day, f.item, f.vendor, sum(f.entries) as entries,
    sum(f.bets) as bets, sum(f.valid_bets) as valid_bets, sum(f.wins) as wins,
    sum(f.amount) as amount, sum(f.incoming) as incoming
  from account_figures f
  join account_lines l on l.descendant_id = f.account_id and l.depth > 0
    and l.from_day <= f.day and (l.until_day is null or l.until_day > f.day)
  where ${days}
  group by 1, 2, 3, 4, 5`;

async function rollUpDay(tx: Transaction, day: number): Promise<void> {
  // Read before the sums, which therefore see everything committed below this position.
  const [row] = rowsOf<{ position: number }>(
    await tx.execute(sql`select ${committedPosition} as position`),
  );
  await tx.execute(sql`delete from line_figures where day = ${day}`);
  // Inserted in the order of reading, so that the rows of a line are adjacent.
  await tx.execute(sql`
    insert into line_figures
      (ancestor_id, currency, day, item, vendor, entries, bets, valid_bets, wins, amount, incoming)
    ${lineSums(sql`f.day = ${day}`)}
    order by 1, 2, 4, 5`);
  await tx.execute(sql`
    insert into line_figure_days (day, position) values (${day}, ${Number(row?.position ?? 0)})
    on conflict (day) do update set position = excluded.position`);
}

/** Takes the roll-up lock until the transaction ends; false if another process holds it. */
async function tryLock(tx: Transaction): Promise<boolean> {
  const [lock] = rowsOf<{ free: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${ROLL_UP_LOCK}) as free`),
  );
  if (!lock?.free) return false;
  await disableTimeouts(tx);
  return true;
}

/**
 * Sums the figures of whole lines and the months of accounts over finished days. It may run repeatedly, in several
 * processes, or after an outage: each day is summed in one transaction, and again if it has changed.
 * @returns the days that were summed
 */
export async function rollUpLines(gateway: Pick<Gateway, 'db' | 'clock'>): Promise<number[]> {
  const { db, clock } = gateway;
  const today = await merchantDay(db, clock.now());
  const days = rowsOf<{ day: number }>(await db.execute(dueDays(today))).map(({ day }) => day);
  const done: number[] = [];
  for (const day of days) {
    const isDone = await db.transaction(async (tx) => {
      if (!(await tryLock(tx))) return false;
      await rollUpDay(tx, day);
      return true;
    });
    if (!isDone) break;
    done.push(day);
  }
  await db.transaction(async (tx) => {
    if (await tryLock(tx)) await updateMonthSums(tx, today);
  });
  // The embedded database never updates its statistics by itself and would plan for few rows.
  if (done.length > 0) {
    await db.transaction(async (tx) => {
      await disableTimeouts(tx);
      await tx.execute(sql`analyze account_lines, account_figures, line_figures, account_months`);
    });
  }
  return done;
}

/** A sum of a line that differs from the figures of its members. */
export interface LineDifference {
  readonly ancestorId: number;
  readonly day: number;
  readonly currency: string;
  readonly item: string;
  readonly vendor: string;
}

/** Compares the sums of unchanged days with the members. Returns the differences; empty if there are none. */
export async function checkLineFigures(
  db: Database | Transaction,
): Promise<readonly LineDifference[]> {
  const days = sql`f.day in (select d.day from line_figure_days d where not exists (
    select 1 from account_figures c where c.day = d.day and c.changed_xid >= d.position))`;
  return rowsOf(
    await db.execute(sql`
      select coalesce(f.ancestor_id, s.ancestor_id) as "ancestorId", coalesce(f.day, s.day) as day,
        coalesce(f.currency, s.currency) as currency, coalesce(f.item, s.item) as item,
        coalesce(f.vendor, s.vendor) as vendor
      from (select * from line_figures f where ${days}) f
      full join (${lineSums(days)}) s on s.ancestor_id = f.ancestor_id and s.day = f.day
        and s.currency = f.currency and s.item = f.item and s.vendor = f.vendor
      where (f.entries, f.bets, f.valid_bets, f.wins, f.amount, f.incoming)
        is distinct from (s.entries, s.bets, s.valid_bets, s.wins, s.amount, s.incoming)`),
  );
}

/** Starts the periodic roll-up. Returns a function that stops it and resolves when it has ended. */
export const startRollingUpLines = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Summing up lines',
    intervalMs: INTERVAL_MS,
    run: async () => {
      await rollUpLines(gateway);
    },
  });
