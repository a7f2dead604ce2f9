import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/rows-of.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { timesOf } from './day-times.ts';

/** Sums of one kind of movement, minor units of one currency. */
export interface FigureSum {
  /** A game type in capitals (settled rounds), or a journal kind in small letters. */
  readonly item: string;
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  /** Signed: what leaves the wallets is negative. */
  readonly amount: number;
}

/** Which kinds of movement the money figures of a line are made of. */
export const FIGURE_ITEMS = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal'],
  bonuses: ['bonus', 'referral'],
  rebates: ['rebate'],
  salaries: ['salary', 'realtimeSalary', 'dividend'],
} as const;

/** Days of the merchant's calendar, both included. */
export interface DayRange {
  readonly from: number;
  readonly until: number;
}

const SUMS = sql`sum(f.entries)::float8 as entries, sum(f.bets)::float8 as bets,
  sum(f.valid_bets)::float8 as "validBets", sum(f.wins)::float8 as wins, sum(f.amount)::float8 as amount`;
const COLUMNS = sql`f.day, f.currency, f.item, f.vendor, f.entries, f.bets, f.valid_bets, f.wins,
  f.amount, f.incoming`;

const holds = sql`l.from_day <= f.day and (l.until_day is null or l.until_day > f.day)`;
const within = ({ from, until }: DayRange) => sql`f.day between ${from} and ${until}`;

/** Whose figures count, from which day until before which one. */
export interface Root {
  readonly id: number;
  readonly fromDay: number;
  readonly untilDay: number | null;
}

/** Those right below an agent, with the days on which they were. */
export async function rootsBelow(
  db: Database | Transaction,
  agentId: number,
): Promise<readonly Root[]> {
  return rowsOf<Root>(
    await db.execute(sql`
      select descendant_id as id, from_day as "fromDay", until_day as "untilDay"
      from account_lines where ancestor_id = ${agentId} and depth = 1`),
  );
}

/**
 * Accounts as a table (id, from_day, until_day). They are read before, so that the database knows how
 * few they are: of a condition on the depth it expects as many as there are on average, and goes
 * through the figures of everybody.
 */
export function rootsTable(roots: readonly Root[]): SQL {
  const list = (values: readonly (number | null)[]) =>
    sql`${`{${values.map((value) => value ?? 'null').join()}}`}::integer[]`;
  return sql`select id, from_day, until_day from unnest(
    ${list(roots.map(({ id }) => id))}, ${list(roots.map(({ fromDay }) => fromDay))},
    ${list(roots.map(({ untilDay }) => untilDay))}) as root(id, from_day, until_day)`;
}
const self = (id: number): readonly Root[] => [{ id, fromDay: 0, untilDay: null }];

/** Days of a range on which something happened. */
interface KnownDays {
  /** Of which nothing has changed since they were summed up. */
  readonly summed: readonly number[];
  /** The running day, and those that a reversal has opened again. */
  readonly open: readonly number[];
}

/**
 * The days of a range, read before the figures so that the database knows how few are open: it
 * would go through the figures of every member for days that it cannot foresee.
 */
async function knownDays(db: Database | Transaction, range: DayRange): Promise<KnownDays> {
  const rows = rowsOf<{ day: number; summed: boolean }>(
    await db.execute(sql`
      select s.day, exists (
        select 1 from line_figure_days d where d.day = s.day and not exists (
          select 1 from account_figures c where c.day = d.day and c.changed_xid >= d.position
        )
      ) as summed
      from (select min(day) as first, max(day) as last from account_figures) as known,
        generate_series(
          greatest(known.first, ${range.from}::integer), least(known.last, ${range.until}::integer)
        ) as s(day)
      where exists (select 1 from account_figures c where c.day = s.day)`),
  );
  const days = (summed: boolean) =>
    rows.filter((row) => row.summed === summed).map(({ day }) => day);
  return { summed: days(true), open: days(false) };
}
const among = (days: readonly number[]) => sql`f.day = any(${`{${days.join()}}`}::integer[])`;

/**
 * The figures of accounts with all below each of them, a row a day, currency, item and vendor, under
 * the id that `root` names. Days that are summed up come from the line's sums, the others from the
 * members.
 */
async function teamRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: DayRange,
): Promise<SQL> {
  const own = sql`select root.id as root, ${COLUMNS} from (${rootsTable(roots)}) as root
    join account_figures f on f.account_id = root.id where ${within(range)} and ${ofRoot}`;
  return sql.join([own, ...(await belowRows(db, roots, range))], sql` union all `);
}

const ofRoot = sql`f.day >= root.from_day and (root.until_day is null or f.day < root.until_day)`;

/** From so many members on, all figures of a day are read faster than those of each member. */
const LARGE_LINE = 5000;

async function isLarge(db: Database | Transaction, roots: readonly Root[]): Promise<boolean> {
  const [row] = rowsOf<{ members: number }>(
    await db.execute(sql`
      select count(*)::float8 as members from (
        select 1 from (${rootsTable(roots)}) as root join account_lines l on l.ancestor_id = root.id
        limit ${LARGE_LINE}
      ) as counted`),
  );
  return (row?.members ?? 0) >= LARGE_LINE;
}

/** The same without the accounts themselves, in parts; none where nothing happened. */
async function belowRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: DayRange,
): Promise<readonly SQL[]> {
  const { summed, open } = await knownDays(db, range);
  const parts: SQL[] = [];
  if (summed.length > 0) {
    parts.push(sql`select root.id as root, ${COLUMNS} from (${rootsTable(roots)}) as root
      join line_figures f on f.ancestor_id = root.id where ${among(summed)} and ${ofRoot}`);
  }
  if (open.length > 0) {
    // `offset 0` reads each of the two at once: of a large line one look-up a member takes longer.
    const apart = (await isLarge(db, roots)) ? sql`offset 0` : sql``;
    parts.push(sql`select l.root as root, ${COLUMNS} from (
        select root.id as root, l.descendant_id, greatest(l.from_day, root.from_day) as from_day,
          least(l.until_day, root.until_day) as until_day
        from (${rootsTable(roots)}) as root
        join account_lines l on l.ancestor_id = root.id and l.depth > 0
        offset 0
      ) as l join (
        select account_id, ${COLUMNS} from account_figures f where ${among(open)} ${apart}
      ) as f on f.account_id = l.descendant_id
      where ${holds}`);
  }
  return parts;
}

interface TeamQuery extends DayRange {
  readonly agentId: number;
  readonly currency: string;
}

/** What an agent and everybody below did in a range, by kind of movement. */
export async function teamFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from (${await teamRows(db, self(agentId), range)}) as f
      where f.currency = ${currency} group by f.item order by f.item`),
  );
}

/** The same by day, oldest first; days on which nothing happened are left out. */
export async function teamFiguresByDay(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly (FigureSum & { readonly day: number })[]> {
  return rowsOf(
    await db.execute(sql`
      select f.day, f.item, ${SUMS} from (${await teamRows(db, self(agentId), range)}) as f
      where f.currency = ${currency} group by f.day, f.item order by f.day, f.item`),
  );
}

/** What everybody below an agent did in a range, the agent itself not included. */
export async function belowFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  const parts = await belowRows(db, self(agentId), range);
  if (parts.length === 0) return [];
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from (${sql.join([...parts], sql` union all `)}) as f
      where f.currency = ${currency} group by f.item order by f.item`),
  );
}

/**
 * The same by branch: a branch is somebody right below with everybody below. With `own` the sums of
 * the branches are the team's (R11.08).
 */
export async function branchFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly (FigureSum & { readonly accountId: number })[]> {
  return rowsOf(
    await db.execute(sql`
      select f.root as "accountId", f.item, ${SUMS}
      from (${await teamRows(db, await rootsBelow(db, agentId), range)}) as f
      where f.currency = ${currency} group by f.root, f.item order by f.root, f.item`),
  );
}

/** What an account did itself. */
export async function ownFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from account_figures f
      where f.account_id = ${agentId} and f.currency = ${currency} and ${within(range)}
      group by f.item order by f.item`),
  );
}

/** Up to so many days, all figures are fewer than the members of a large line. */
const FEW_DAYS = 4;

/** People of a line. */
export interface TeamMembers {
  /** Below the agent at the end of the range. */
  readonly total: number;
  /** Who joined the line's books in the range. */
  readonly registrations: number;
  readonly firstDeposits: number;
  /** Who had a valid bet in the range. */
  readonly active: number;
}

/** Who below an agent was there, came, deposited first and played in a range. */
export async function teamMembers(
  db: Database | Transaction,
  { agentId, from, until }: DayRange & { readonly agentId: number },
): Promise<TeamMembers> {
  const { start, end } = await timesOf(db, { from, until });
  const below = sql`account_lines l where l.ancestor_id = ${agentId} and l.depth > 0`;
  const atEnd = sql`l.from_day <= ${until} and (l.until_day is null or l.until_day > ${until})`;
  const bet = sql`select 1 from account_figures f where f.account_id = l.descendant_id
    and ${within({ from, until })} and ${holds} and f.valid_bets > 0`;
  // Of a long range the first bet of each member is looked up; a join would read all of their days.
  const played = until - from < FEW_DAYS ? sql`exists (${bet})` : sql`(${bet} limit 1) is not null`;
  const [row] = rowsOf<TeamMembers>(
    await db.execute(sql`
      select
        (select count(*)::float8 from ${below} and ${atEnd})
          - (select count(*)::float8 from accounts a where a.created_at >= ${end}
            and exists (select 1 from ${below} and l.descendant_id = a.id and ${atEnd})
        ) as total,
        (select count(*)::float8 from accounts a
          where a.created_at >= ${start} and a.created_at < ${end}
            and exists (select 1 from ${below} and l.descendant_id = a.id
              and l.from_day <= merchant_day(a.created_at)
              and (l.until_day is null or l.until_day > merchant_day(a.created_at)))
        ) as registrations,
        (select count(*)::float8 from first_deposits f
          where ${within({ from, until })}
            and exists (select 1 from ${below} and l.descendant_id = f.account_id and ${holds})
        ) as "firstDeposits",
        (select count(distinct l.descendant_id)::float8 from ${below} and ${played}) as active`),
  );
  if (!row) throw new Error('A line was not counted.');
  return row;
}

const itemsIn = (items: readonly string[]) => sql`f.item = any(${`{${items.join()}}`}::text[])`;

/** Sums of what a record of a line finds, minor units of one currency. */
export interface RecordSums {
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  readonly amount: number;
  /** Of `amount` what came in. */
  readonly incoming: number;
}

/**
 * Sums over everything that a record finds, however many rows that is: of an agent with all below,
 * of those right below, or of the agent alone.
 * @param filter which items count (all where absent), and of which vendor; `''` for money that moved
 */
export async function recordSums(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
  filter: {
    readonly scope: 'team' | 'direct' | 'own';
    readonly items?: readonly string[] | undefined;
    readonly vendor?: string | undefined;
  },
): Promise<RecordSums> {
  const rows = {
    team: () => teamRows(db, self(agentId), range),
    direct: async () => sql`select l.id as root, ${COLUMNS}
      from (${rootsTable(await rootsBelow(db, agentId))}) as l join account_figures f on f.account_id = l.id
      where ${within(range)} and ${holds}`,
    own: async () => sql`select f.account_id as root, ${COLUMNS} from account_figures f
      where f.account_id = ${agentId} and ${within(range)}`,
  };
  const [row] = rowsOf<RecordSums>(
    await db.execute(sql`
      select coalesce(sum(f.entries), 0)::float8 as entries, coalesce(sum(f.bets), 0)::float8 as bets,
        coalesce(sum(f.valid_bets), 0)::float8 as "validBets", coalesce(sum(f.wins), 0)::float8 as wins,
        coalesce(sum(f.amount), 0)::float8 as amount, coalesce(sum(f.incoming), 0)::float8 as incoming
      from (${await rows[filter.scope]()}) as f
      where f.currency = ${currency} and ${filter.items ? itemsIn(filter.items) : sql`true`}
        and ${filter.vendor === undefined ? sql`true` : sql`f.vendor = ${filter.vendor}`}`),
  );
  if (!row) throw new Error('A record was not summed up.');
  return row;
}

const moved = (items: readonly string[]) =>
  sql`coalesce(sum(f.amount) filter (where ${itemsIn(items)}), 0)`;

/** Every figure of a line by its name, over rows `f` of figures. */
const PIVOT = sql`
  ${moved(FIGURE_ITEMS.deposits)} as deposits, 0 - ${moved(FIGURE_ITEMS.withdrawals)} as withdrawals,
  coalesce(sum(f.bets), 0) as bets, coalesce(sum(f.valid_bets), 0) as "validBets",
  coalesce(sum(f.wins), 0) as wins, ${moved(FIGURE_ITEMS.bonuses)} as bonuses,
  ${moved(FIGURE_ITEMS.rebates)} as rebates, ${moved(FIGURE_ITEMS.salaries)} as salaries,
  coalesce(sum(f.wins), 0) - coalesce(sum(f.bets), 0) + ${moved([
    ...FIGURE_ITEMS.bonuses,
    ...FIGURE_ITEMS.rebates,
    ...FIGURE_ITEMS.salaries,
  ])} as net`;

/**
 * A query of the figures of those below an agent, one row (id and every figure of a line in minor
 * units) for everybody who did something: of branches with all below each, or of members alone.
 * @param only accounts that are wanted, where not all are
 */
export async function resultRows(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
  by: 'branch' | 'member',
  only?: readonly number[],
): Promise<SQL> {
  const wanted =
    only === undefined ? sql`true` : sql`l.descendant_id = any(${`{${only.join()}}`}::integer[])`;
  const rows =
    by === 'branch'
      ? await teamRows(
          db,
          (await rootsBelow(db, agentId)).filter(({ id }) => !only || only.includes(id)),
          range,
        )
      : sql`select l.descendant_id as root, ${COLUMNS} from account_lines l
          join account_figures f on f.account_id = l.descendant_id
          where l.ancestor_id = ${agentId} and l.depth > 0 and ${within(range)} and ${holds}
            and ${wanted}`;
  // Bets and wins are told by the rounds: what the journal says of them is left aside.
  return sql`select f.root as id, ${PIVOT} from (${rows}) as f
    where f.currency = ${currency}
      and (f.vendor <> '' or ${itemsIn(Object.values(FIGURE_ITEMS).flat())}) group by f.root`;
}
