import { type DayRange, timesOf } from '../../core/calendar.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import {
  dayIn,
  dayInRange,
  pairAlwaysValid,
  pairValidOn,
  pairValidOnDay,
} from './line-conditions.ts';
import { monthPlan, type PlayedYear } from './month-sums.ts';

/** Member counts of a line. */
export interface TeamMembers {
  /** Members below the agent at the end of the range. */
  readonly total: number;
  /** Members who joined the line in the range. */
  readonly registrations: number;
  readonly firstDeposits: number;
  /** Members with a valid bet in the range. */
  readonly active: number;
}

/** Returns the alias of the row of `account_played_days` of a year in the queries below. */
const aliasOf = (year: number) => sql.raw(`played_${year}`);

const joinYears = (years: readonly number[]): SQL =>
  sql.join(
    years.map(
      (year) => sql`left join account_played_days ${aliasOf(year)}
        on ${aliasOf(year)}.account_id = l.descendant_id and ${aliasOf(year)}.year = ${year}`,
    ),
    sql` `,
  );

/**
 * Returns the condition that a member played on one of the days; null for a member without a row for
 * the year.
 */
function hasPlayed(years: readonly PlayedYear[]): SQL {
  const conditions = years.flatMap(({ year, months }) =>
    months.map(
      ({ number, bits }) =>
        sql`${aliasOf(year)}.months[${sql.raw(String(number))}] & ${bits}::integer <> 0`,
    ),
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}

/** Returns SQL for the distinct ids of members below an agent who had a valid bet in a range. */
export async function playedRows(
  db: Database | Transaction,
  agentId: number,
  range: DayRange,
): Promise<SQL> {
  const { played, open } = await monthPlan(db, range);
  const below = sql`l.ancestor_id = ${agentId} and l.depth > 0`;
  const bets = (days: SQL) => sql`select l.descendant_id as id from account_lines l
    join account_figures f on f.account_id = l.descendant_id
    where ${below} and f.valid_bets > 0 and ${days}`;
  const parts = [
    bets(sql`${dayInRange(range)} and ${pairValidOnDay} and not (${pairAlwaysValid})`),
  ];
  if (open.length > 0) parts.push(bets(sql`${dayIn(open)} and ${pairAlwaysValid}`));
  if (played.length > 0) {
    parts.push(sql`select l.descendant_id as id from account_lines l
      ${joinYears(played.map(({ year }) => year))} where ${below} and ${pairAlwaysValid} and ${hasPlayed(played)}`);
  }
  return sql.join(parts, sql` union `);
}

/** One count for each of the ranges. */
type Counts = readonly number[];

interface MemberCounts {
  readonly there: Counts;
  readonly came: Counts;
  readonly deposited: Counts;
  /**
   * Active members: on days that monthly figures cover, on other days only, and members who were not
   * always below.
   */
  readonly played: Counts;
  readonly late: Counts;
  readonly moved: Counts;
}

/**
 * Counts members, registrations, first deposits and active members below an agent for each of two
 * ranges. Data that both share is read once.
 */
export async function teamMembers(
  db: Database | Transaction,
  agentId: number,
  ranges: readonly [DayRange, DayRange],
): Promise<readonly [TeamMembers, TeamMembers]> {
  const known = await Promise.all(
    ranges.map(async (range) => ({
      ...range,
      ...(await timesOf(db, range)),
      ...(await monthPlan(db, range)),
    })),
  );
  type Known = (typeof known)[number];
  const start = Math.min(...known.map((range) => range.start));
  const days = {
    from: Math.min(...ranges.map(({ from }) => from)),
    until: Math.max(...ranges.map(({ until }) => until)),
  };
  const open = [...new Set(known.flatMap((range) => range.open))];
  const years = joinYears([
    ...new Set(known.flatMap(({ played }) => played.map(({ year }) => year))),
  ]);
  const below = sql`l.ancestor_id = ${agentId} and l.depth > 0`;
  const counts = (what: SQL, of: (range: Known) => SQL) =>
    sql`json_build_array(${sql.join(
      known.map((range) => sql`count(${what}) filter (where ${of(range)})`),
      sql`, `,
    )})`;
  const everyRow = sql`*`;
  const everyMember = sql`distinct l.descendant_id`;
  // A member has one row for each time it was below the agent; at most one of them is valid on a given
  // day.
  const [row] = rowsOf<MemberCounts>(
    await db.execute(sql`
      select
        ${counts(
          everyRow,
          // Before an account joined, it was in its former line, so an empty range counts nobody.
          ({ from, until, end }) => sql`${from <= until}::boolean
            and (a.id is null or a.created_at < ${end}) and ${pairValidOn(sql`${until}::integer`)}`,
        )} as there,
        ${counts(
          everyRow,
          (range) => sql`a.created_at >= ${range.start} and a.created_at < ${range.end}
            and ${pairValidOn(sql`merchant_day(a.created_at)`)}`,
        )} as came,
        ${counts(everyRow, (range) => sql`${dayInRange(range)} and ${pairValidOnDay}`)} as deposited,
        ${counts(everyRow, ({ played }) => sql`${pairAlwaysValid} and ${hasPlayed(played)}`)} as played,
        (select ${counts(everyMember, (range) => sql`${dayIn(range.open)} and ${hasPlayed(range.played)} is not true`)}
          from account_lines l join account_figures f on f.account_id = l.descendant_id ${years}
          where ${below} and ${pairAlwaysValid} and f.valid_bets > 0 and ${dayIn(open)}) as late,
        (select ${counts(everyMember, dayInRange)}
          from account_lines l join account_figures f on f.account_id = l.descendant_id
          where ${below} and not (${pairAlwaysValid}) and ${pairValidOnDay} and f.valid_bets > 0 and ${dayInRange(days)}) as moved
      from account_lines l
      left join accounts a on a.id = l.descendant_id and a.created_at >= ${start}
      left join first_deposits f on f.account_id = l.descendant_id and ${dayInRange(days)}
      ${years}
      where ${below}`),
  );
  if (!row) throw new Error('A line was not counted.');
  const countsOf = (at: 0 | 1): TeamMembers => ({
    total: row.there[at] ?? 0,
    registrations: row.came[at] ?? 0,
    firstDeposits: row.deposited[at] ?? 0,
    active: (row.played[at] ?? 0) + (row.late[at] ?? 0) + (row.moved[at] ?? 0),
  });
  return [countsOf(0), countsOf(1)];
}
