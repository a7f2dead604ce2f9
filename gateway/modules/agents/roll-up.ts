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
import { sumUpMonths } from './month-sums.ts';

/** A line page is correct without a roll-up, only slower: a late one costs nobody anything. */
const INTERVAL_MS = MINUTE;
/**
 * Days that are over and not summed up, or summed up before something of theirs was committed, however
 * long ago they were: a reversal, or figures that were counted anew. A day is a look into an index.
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

/** What the figures of whole lines must be, in the shape of `line_figures`. */
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
  // Read by a statement before the sums: they see all that was committed below the position.
  const [row] = rowsOf<{ position: number }>(
    await tx.execute(sql`select ${committedPosition} as position`),
  );
  await tx.execute(sql`delete from line_figures where day = ${day}`);
  // In the order in which they are read: the rows of one line lie beside each other.
  await tx.execute(sql`
    insert into line_figures
      (ancestor_id, currency, day, item, vendor, entries, bets, valid_bets, wins, amount, incoming)
    ${lineSums(sql`f.day = ${day}`)}
    order by 1, 2, 4, 5`);
  await tx.execute(sql`
    insert into line_figure_days (day, position) values (${day}, ${Number(row?.position ?? 0)})
    on conflict (day) do update set position = excluded.position`);
}

/** Whether this process rolls up, until the transaction ends. */
async function takesTurn(tx: Transaction): Promise<boolean> {
  const [lock] = rowsOf<{ free: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${ROLL_UP_LOCK}) as free`),
  );
  if (!lock?.free) return false;
  await disableTimeouts(tx);
  return true;
}

/**
 * Sums up the figures of whole lines and the months of accounts, for days that are over. It may run twice, in two processes, or
 * after a standstill: a day is summed up in one transaction, anew where something came late.
 * @returns the days that were summed up
 */
export async function rollUpLines(gateway: Pick<Gateway, 'db' | 'clock'>): Promise<number[]> {
  const { db, clock } = gateway;
  const today = await merchantDay(db, clock.now());
  const days = rowsOf<{ day: number }>(await db.execute(dueDays(today))).map(({ day }) => day);
  const done: number[] = [];
  for (const day of days) {
    const isDone = await db.transaction(async (tx) => {
      if (!(await takesTurn(tx))) return false;
      await rollUpDay(tx, day);
      return true;
    });
    if (!isDone) break;
    done.push(day);
  }
  await db.transaction(async (tx) => {
    if (await takesTurn(tx)) await sumUpMonths(tx, today);
  });
  // The embedded database counts its rows by itself at no time, and would plan as if there were few.
  if (done.length > 0) {
    await db.transaction(async (tx) => {
      await disableTimeouts(tx);
      await tx.execute(sql`analyze account_lines, account_figures, line_figures, account_months`);
    });
  }
  return done;
}

/** A sum of a line that is not what its members' figures are. */
export interface LineDifference {
  readonly ancestorId: number;
  readonly day: number;
  readonly currency: string;
  readonly item: string;
  readonly vendor: string;
}

/** Compares the sums of days of which nothing has changed since with the members. Empty: they agree. */
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

/** Sums up finished days for as long as the gateway runs. Returns what stops it, when all is done. */
export const startRollingUpLines = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Summing up lines',
    intervalMs: INTERVAL_MS,
    run: async () => {
      await rollUpLines(gateway);
    },
  });
