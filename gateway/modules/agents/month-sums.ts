import { DAY } from '../../contract/durations.ts';
import type { DayRange } from '../../core/calendar.ts';
import { integers } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { committedPosition } from '../../database/settlement-position.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { FIGURE_ITEMS } from './figure-items.ts';
import { itemIn } from './line-conditions.ts';

/** Returns the first day of the month that contains a day, or of a month before or after it. */
function monthOf(day: number, offset = 0): number {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1) / DAY;
}

/** Returns the year and the month (1 to 12) of a day. */
function calendarMonthOf(day: number): { readonly year: number; readonly number: number } {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), number: date.getUTCMonth() + 1 };
}

/**
 * Returns the condition that a figure on days from `from` to before `until` was changed by a given
 * transaction or a later one.
 */
const changedSince = (from: SQL, until: SQL, position: SQL) => sql`exists (
  select 1 from generate_series(${from}, ${until} - 1) as changed(day) where exists (
    select 1 from account_figures c where c.day = changed.day and c.changed_xid >= ${position}
  ))`;

const moved = (items: readonly string[]) =>
  sql`coalesce(sum(f.amount) filter (where ${itemIn(items)}), 0)`;

/** Returns SQL for the expected rows of `account_months`. */
const monthSums = (month: SQL, where: SQL) => sql`
  select ${month} as month, f.account_id, f.currency,
    ${moved(FIGURE_ITEMS.deposits)} as deposits,
    0 - ${moved(FIGURE_ITEMS.withdrawals)} as withdrawals, coalesce(sum(f.bets), 0) as bets,
    coalesce(sum(f.valid_bets), 0) as valid_bets, coalesce(sum(f.wins), 0) as wins,
    ${moved(FIGURE_ITEMS.bonuses)} as bonuses, ${moved(FIGURE_ITEMS.rebates)} as rebates,
    ${moved(FIGURE_ITEMS.salaries)} as salaries
  from account_figures f ${where} group by 1, 2, 3`;

/** Returns SQL for the days on which accounts played: one bitmap per month and account with bets. */
const playedBits = (month: SQL, where: SQL) => sql`
  select ${month} as month, f.account_id, bit_or(1 << (f.day - ${month})) as bits
  from account_figures f ${where} and f.valid_bets > 0 group by 1, 2`;

/** Updates the days on which accounts played in a month; unchanged rows are not written. */
async function updatePlayedDays(tx: Transaction, month: number, until: number): Promise<void> {
  const { year, number } = calendarMonthOf(month);
  const twelve = sql.join(
    Array.from({ length: 12 }, (_, index) => (index + 1 === number ? sql`d.bits` : sql`0`)),
    sql`, `,
  );
  const own = sql.raw(`months[${number}]`);
  await tx.execute(sql`
    with days as (
      select n.account_id, coalesce(n.bits, 0) as bits
      from (
        select coalesce(new.account_id, old.account_id) as account_id, new.bits, old.bits as before
        from (${playedBits(sql`${month}::integer`, sql`where f.day >= ${month} and f.day < ${until}`)}) as new
        full join (
          select account_id, ${own} as bits from account_played_days
          where year = ${year} and ${own} <> 0
        ) as old on old.account_id = new.account_id
      ) as n
      where n.bits is distinct from n.before
    )
    insert into account_played_days (year, account_id, months)
    select ${year}, d.account_id, array[${twelve}]::integer[] from days d order by 2
    on conflict (year, account_id) do update set ${own} = excluded.${own}`);
}

/** Finds months with finished days that are not summed yet, or that have changed since. */
async function dueMonths(db: Database | Transaction, today: number): Promise<readonly DayRange[]> {
  const [first] = rowsOf<{ day: number | null }>(
    await db.execute(sql`select min(day) as day from account_figures`),
  );
  const months: DayRange[] = [];
  for (let month = monthOf(first?.day ?? today); month < today; month = monthOf(month, 1)) {
    months.push({ from: month, until: Math.min(monthOf(month, 1), today) });
  }
  if (months.length === 0) return [];
  return rowsOf<DayRange>(
    await db.execute(sql`
      select m."from", m.until
      from unnest(${integers(months.map(({ from }) => from))}, ${integers(months.map(({ until }) => until))})
        as m("from", until)
      left join account_month_sums s on s.month = m."from"
      where s.month is null or s.until_day < m.until
        or ${changedSince(sql`s.month`, sql`s.until_day`, sql`s.position`)}
      order by m."from"`),
  );
}

/**
 * Sums the months of all accounts over their finished days, again for months that have changed. The
 * caller holds the lock of the roll-up.
 * @param today the current day, which is not included
 */
export async function updateMonthSums(tx: Transaction, today: number): Promise<void> {
  for (const { from: month, until } of await dueMonths(tx, today)) {
    // Read before the sums, which therefore see everything committed below this position.
    const [row] = rowsOf<{ position: number }>(
      await tx.execute(sql`select ${committedPosition} as position`),
    );
    await tx.execute(sql`delete from account_months where month = ${month}`);
    await tx.execute(sql`
      insert into account_months (month, account_id, currency, deposits, withdrawals, bets, valid_bets,
        wins, bonuses, rebates, salaries)
      ${monthSums(sql`${month}::integer`, sql`where f.day >= ${month} and f.day < ${until}`)}
      order by 2, 3`);
    await updatePlayedDays(tx, month, until);
    await tx.execute(sql`
      insert into account_month_sums (month, until_day, position)
      values (${month}, ${until}, ${Number(row?.position ?? 0)})
      on conflict (month) do update
        set until_day = excluded.until_day, position = excluded.position`);
  }
}

/** A month of an account that differs from the sum of its days. */
export interface MonthDifference {
  readonly accountId: number;
  readonly month: number;
  /** Null if the days of play differ, which cover all currencies. */
  readonly currency: string | null;
}

/** Compares unchanged months with their days. Returns the differences; empty if there are none. */
export async function checkMonths(db: Database | Transaction): Promise<readonly MonthDifference[]> {
  const valid = sql`select s.month, s.until_day from account_month_sums s
    where not ${changedSince(sql`s.month`, sql`s.until_day`, sql`s.position`)}`;
  const summed = sql`join valid on f.day >= valid.month and f.day < valid.until_day where true`;
  return rowsOf(
    await db.execute(sql`
      with valid as materialized (${valid}), played as (
        select valid.month, p.account_id,
          p.months[extract(month from date '1970-01-01' + valid.month)::integer] as bits
        from valid join account_played_days p
          on p.year = extract(year from date '1970-01-01' + valid.month)
      ), days as (${monthSums(sql`valid.month`, summed)}), months as (
        select * from account_months where month in (select month from valid)
      )
      select coalesce(m.account_id, d.account_id) as "accountId", coalesce(m.month, d.month) as month,
        coalesce(m.currency, d.currency) as currency
      from months m full join days d on d.account_id = m.account_id and d.month = m.month
        and d.currency = m.currency
      where (m.deposits, m.withdrawals, m.bets, m.valid_bets, m.wins, m.bonuses,
          m.rebates, m.salaries)
        is distinct from (d.deposits, d.withdrawals, d.bets, d.valid_bets, d.wins, d.bonuses,
          d.rebates, d.salaries)
      union all
      select coalesce(p.account_id, d.account_id), coalesce(p.month, d.month), null
      from (select * from played where bits <> 0) as p
        full join (${playedBits(sql`valid.month`, summed)}) as d
          on d.account_id = p.account_id and d.month = p.month
      where p.bits is distinct from d.bits`),
  );
}

/** How the sums of a range are composed of months and as few days as possible. */
export interface MonthPlan {
  /** Months to include as a whole, by their first day. */
  readonly months: readonly number[];
  /** Days to add to these months, and days to subtract. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Years with summed days in the range, with the bitmap of these days for each month. */
  readonly played: readonly PlayedYear[];
  /** Days of the range that no summed month covers. */
  readonly open: readonly number[];
}

/** Days of a year in the form of `account_played_days`. */
export interface PlayedYear {
  readonly year: number;
  /** `number` is 1 to 12. */
  readonly months: readonly { readonly number: number; readonly bits: number }[];
}

const daysFrom = (from: number, until: number) =>
  Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);

/**
 * Plans how to read a range. A month that is only partly in the range is read by adding its days or by
 * subtracting the others, whichever are fewer.
 */
export async function monthPlan(db: Database | Transaction, range: DayRange): Promise<MonthPlan> {
  const valid = rowsOf<{ month: number; untilDay: number }>(
    await db.execute(sql`
      select s.month, s.until_day as "untilDay" from account_month_sums s
      where s.month <= ${range.until} and s.until_day > ${range.from}
        and not ${changedSince(sql`s.month`, sql`s.until_day`, sql`s.position`)}
      order by s.month`),
  );
  const counted = new Set<number>();
  const months: number[] = [];
  const added: number[] = [];
  const removed: number[] = [];
  const played: { year: number; number: number; bits: number }[] = [];
  for (const { month, untilDay } of valid) {
    const all = daysFrom(month, untilDay - 1);
    const inRange = all.filter((day) => day >= range.from && day <= range.until);
    for (const day of inRange) counted.add(day);
    // Bit 31 is never set: a month has 31 days, from bit 0 to bit 30.
    const bits = inRange.reduce((result, day) => result | (1 << (day - month)), 0);
    if (bits !== 0) played.push({ ...calendarMonthOf(month), bits });
    if (inRange.length * 2 <= all.length) {
      added.push(...inRange);
      continue;
    }
    months.push(month);
    removed.push(...all.filter((day) => !inRange.includes(day)));
  }
  const open = daysFrom(range.from, range.until).filter((day) => !counted.has(day));
  const years = [...Map.groupBy(played, ({ year }) => year)].map(([year, of]) => ({
    year,
    months: of.map(({ number, bits }) => ({ number, bits })),
  }));
  return { months, added: [...added, ...open], removed, played: years, open };
}
