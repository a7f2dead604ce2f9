import { LINE_FIGURES, type LineFigure } from '../../contract/agents.ts';
import type { DayRange } from '../../core/calendar.ts';
import { integers } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { FIGURE_ITEMS } from './figure-items.ts';
import { dayIn, dayInRange, itemIn, pairAlwaysValid, pairValidOnDay } from './line-conditions.ts';
import { monthPlan } from './month-sums.ts';

/** Sums of one kind of movement, minor units of one currency. */
export interface FigureSum {
  /** A game type in upper case (settled rounds), or a journal kind in lower case (money movements). */
  readonly item: string;
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  /** Money movement; negative if it left the wallets. */
  readonly amount: number;
}

const SUMS = sql`sum(f.entries)::float8 as entries, sum(f.bets)::float8 as bets,
  sum(f.valid_bets)::float8 as "validBets", sum(f.wins)::float8 as wins, sum(f.amount)::float8 as amount`;
const COLUMNS = sql`f.day, f.currency, f.item, f.vendor, f.entries, f.bets, f.valid_bets, f.wins,
  f.amount, f.incoming`;

/** An account whose line is evaluated, and the days `fromDay` <= day < `untilDay` on which it counts. */
export interface Root {
  readonly id: number;
  readonly fromDay: number;
  readonly untilDay: number | null;
}

/** Returns the accounts right below an agent, with the days on which they were there. */
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
 * Returns SQL for a table of roots (id, from_day, until_day). The roots are passed as values, so that PostgreSQL
 * knows how few they are: for a condition on the depth it would assume the average number and scan the figures
 * of all accounts.
 */
export function rootsTable(roots: readonly Root[]): SQL {
  return sql`select id, from_day, until_day from unnest(
    ${integers(roots.map(({ id }) => id))}, ${integers(roots.map(({ fromDay }) => fromDay))},
    ${integers(roots.map(({ untilDay }) => untilDay))}) as root(id, from_day, until_day)`;
}
const self = (id: number): readonly Root[] => [{ id, fromDay: 0, untilDay: null }];

/** The days of a range that have figures. */
export interface KnownDays {
  /** Days whose sums in `line_figures` are up to date. */
  readonly summed: readonly number[];
  /** Days without up-to-date sums: today, and days that a reversal has changed. */
  readonly open: readonly number[];
}

/**
 * Reads which days of a range have figures. Later queries get them as values, so that PostgreSQL knows how few
 * are open: otherwise it would scan the figures of every member.
 */
export async function knownDays(db: Database | Transaction, range: DayRange): Promise<KnownDays> {
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

/** A range whose known days may have been read already, as part of a longer range. */
interface FiguresRange extends DayRange {
  readonly known?: KnownDays | undefined;
}

async function knownDaysOf(
  db: Database | Transaction,
  { known, ...range }: FiguresRange,
): Promise<KnownDays> {
  if (!known) return knownDays(db, range);
  const inRange = (day: number) => day >= range.from && day <= range.until;
  return { summed: known.summed.filter(inRange), open: known.open.filter(inRange) };
}

/**
 * Returns SQL for the figures of roots and their lines: rows by root, day, currency, item and vendor. Summed
 * days come from `line_figures`, open days from the figures of the members.
 */
async function teamRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: FiguresRange,
): Promise<SQL> {
  const own = sql`select root.id as root, ${COLUMNS} from (${rootsTable(roots)}) as root
    join account_figures f on f.account_id = root.id where ${dayInRange(range)} and ${ofRoot}`;
  return sql.join([own, ...(await belowRows(db, roots, range))], sql` union all `);
}

const ofRoot = sql`f.day >= root.from_day and (root.until_day is null or f.day < root.until_day)`;

/** Most accounts have always been under the same upline, so their days need not be compared. */
const isUnlimited = ({ fromDay, untilDay }: Root) => fromDay === 0 && untilDay === null;

/**
 * Returns SQL parts for the same rows without the roots themselves; an empty list if there are no figures. Roots
 * that have always been in the line are passed as mere ids: from these PostgreSQL estimates the size of their
 * lines, and chooses between reading all figures of a day and those of each member.
 */
async function belowRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: FiguresRange,
): Promise<readonly SQL[]> {
  const { summed, open } = await knownDaysOf(db, range);
  const unlimited = roots.filter(isUnlimited).map(({ id }) => id);
  const limited = roots.filter((root) => !isUnlimited(root));
  const parts: SQL[] = [];
  if (unlimited.length > 0 && summed.length > 0) {
    parts.push(sql`select f.ancestor_id as root, ${COLUMNS} from line_figures f
      where f.ancestor_id = any(${integers(unlimited)}) and ${dayIn(summed)}`);
  }
  if (unlimited.length > 0 && open.length > 0) {
    parts.push(sql`select l.ancestor_id as root, ${COLUMNS} from account_lines l
      join account_figures f on f.account_id = l.descendant_id
      where l.ancestor_id = any(${integers(unlimited)}) and l.depth > 0 and ${dayIn(open)} and ${pairValidOnDay}`);
  }
  if (limited.length > 0 && summed.length > 0) {
    parts.push(sql`select root.id as root, ${COLUMNS} from (${rootsTable(limited)}) as root
      join line_figures f on f.ancestor_id = root.id where ${dayIn(summed)} and ${ofRoot}`);
  }
  if (limited.length > 0 && open.length > 0) {
    parts.push(sql`select root.id as root, ${COLUMNS} from (${rootsTable(limited)}) as root
      join account_lines l on l.ancestor_id = root.id and l.depth > 0
      join account_figures f on f.account_id = l.descendant_id
      where ${dayIn(open)} and ${pairValidOnDay} and ${ofRoot}`);
  }
  return parts;
}

interface TeamQuery extends FiguresRange {
  readonly agentId: number;
  readonly currency: string;
}

/** Returns the figures of an agent and everyone below in a range, by kind of movement. */
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

/** Returns the same figures by day, oldest first; days without figures are omitted. */
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

/** Returns the figures of everyone below an agent in a range, excluding the agent itself. */
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
 * Returns the figures by branch: an account right below the agent with everyone below it. With `own`, the
 * branches add up to the team (R11.08).
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

/** Returns an account's own figures. */
export async function ownFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from account_figures f
      where f.account_id = ${agentId} and f.currency = ${currency} and ${dayInRange(range)}
      group by f.item order by f.item`),
  );
}

/** Sums of the rows that a record of a line finds, minor units of one currency. */
export interface RecordSums {
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  readonly amount: number;
  /** Incoming part of `amount`. */
  readonly incoming: number;
}

/**
 * Returns sums over all rows that a record finds, without reading the rows: for an agent with everyone below,
 * for the accounts right below, or for the agent alone.
 * @param filter the items to include (all by default) and the vendor; `''` for money movements
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
      where ${dayInRange(range)} and ${pairValidOnDay}`,
    own: async () => sql`select f.account_id as root, ${COLUMNS} from account_figures f
      where f.account_id = ${agentId} and ${dayInRange(range)}`,
  };
  const [row] = rowsOf<RecordSums>(
    await db.execute(sql`
      select coalesce(sum(f.entries), 0)::float8 as entries, coalesce(sum(f.bets), 0)::float8 as bets,
        coalesce(sum(f.valid_bets), 0)::float8 as "validBets", coalesce(sum(f.wins), 0)::float8 as wins,
        coalesce(sum(f.amount), 0)::float8 as amount, coalesce(sum(f.incoming), 0)::float8 as incoming
      from (${await rows[filter.scope]()}) as f
      where f.currency = ${currency} and ${filter.items ? itemIn(filter.items) : sql`true`}
        and ${filter.vendor === undefined ? sql`true` : sql`f.vendor = ${filter.vendor}`}`),
  );
  if (!row) throw new Error('A sum was not computed.');
  return row;
}

const moved = (items: readonly string[]) =>
  sql`case when ${itemIn(items)} then f.amount else 0 end`;

/** The contribution of a row `f` of daily figures to each figure of a line except the net. */
const DAY_FIGURES = {
  deposits: moved(FIGURE_ITEMS.deposits),
  withdrawals: sql`0 - (${moved(FIGURE_ITEMS.withdrawals)})`,
  bets: sql`f.bets`,
  validBets: sql`f.valid_bets`,
  wins: sql`f.wins`,
  bonuses: moved(FIGURE_ITEMS.bonuses),
  rebates: moved(FIGURE_ITEMS.rebates),
  salaries: moved(FIGURE_ITEMS.salaries),
} as const;
/** The same for a row `f` of monthly figures. */
const MONTH_FIGURES: Readonly<Record<keyof typeof DAY_FIGURES, SQL>> = {
  deposits: sql`f.deposits`,
  withdrawals: sql`f.withdrawals`,
  bets: sql`f.bets`,
  validBets: sql`f.valid_bets`,
  wins: sql`f.wins`,
  bonuses: sql`f.bonuses`,
  rebates: sql`f.rebates`,
  salaries: sql`f.salaries`,
};
type Summand = keyof typeof DAY_FIGURES;
const SUMMANDS = LINE_FIGURES.filter((name): name is Summand => name !== 'net');
/** The figures that the net consists of; bets are subtracted. */
const NET: readonly Summand[] = ['wins', 'bets', 'bonuses', 'rebates', 'salaries'];
const summandsOf = (figure: LineFigure): readonly Summand[] => (figure === 'net' ? NET : [figure]);

const named = (name: string) => sql.raw(`"${name}"`);
/** Returns `expression as "name"` for each summand; negated if `sign` is -1. */
const columnsOf = (
  expressions: Readonly<Record<Summand, SQL>>,
  summands: readonly Summand[],
  sign: 1 | -1 = 1,
) =>
  sql.join(
    summands.map((name) =>
      sign === 1
        ? sql`${expressions[name]} as ${named(name)}`
        : sql`0 - (${expressions[name]}) as ${named(name)}`,
    ),
    sql`, `,
  );
/** Returns the figures of a line as named columns, summed over rows of summands. */
const figuresOf = (figures: readonly LineFigure[]) => {
  const sum = (name: Summand) => sql`sum(${named(name)})`;
  return sql.join(
    figures.map((figure) =>
      figure === 'net'
        ? sql`${sum('wins')} - ${sum('bets')} + ${sum('bonuses')} + ${sum('rebates')}
            + ${sum('salaries')} as net`
        : sql`${sum(figure)} as ${named(figure)}`,
    ),
    sql`, `,
  );
};

/** Condition: the row counts. Bets and wins are taken from rounds; the journal's rows of them are excluded. */
const fromOwnSource = sql`(f.vendor <> '' or ${itemIn(Object.values(FIGURE_ITEMS).flat())})`;

/** Conditions: a row `f` of daily figures contributes to a figure. */
const ADDS: Readonly<Record<Summand, SQL>> = {
  deposits: itemIn(FIGURE_ITEMS.deposits),
  withdrawals: itemIn(FIGURE_ITEMS.withdrawals),
  bets: sql`f.bets <> 0`,
  validBets: sql`f.valid_bets <> 0`,
  wins: sql`f.wins <> 0`,
  bonuses: itemIn(FIGURE_ITEMS.bonuses),
  rebates: itemIn(FIGURE_ITEMS.rebates),
  salaries: itemIn(FIGURE_ITEMS.salaries),
};

/**
 * Returns the condition that a row contributes to a summand. Other rows, about half of all, are not joined to
 * the line.
 */
const addsTo = (summands: readonly Summand[]): SQL => {
  const adds = summands.map((name) => ADDS[name]);
  return sql`${fromOwnSource} and (${sql.join(adds, sql` or `)})`;
};

/**
 * Returns SQL for the summands per member, from monthly figures and the daily figures of days that these do not
 * cover.
 */
async function memberRows(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
  summands: readonly Summand[],
  only: readonly number[] | undefined,
): Promise<SQL> {
  const wanted = sql`l.ancestor_id = ${agentId} and l.depth > 0 and f.currency = ${currency}
    and ${only === undefined ? sql`true` : sql`l.descendant_id = any(${integers(only)})`}`;
  const days = (condition: SQL, sign: 1 | -1 = 1) => sql`
    select l.descendant_id as id, ${columnsOf(DAY_FIGURES, summands, sign)} from account_lines l
    join account_figures f on f.account_id = l.descendant_id
    where ${wanted} and ${addsTo(summands)} and ${condition}`;
  const { months, added, removed } = await monthPlan(db, range);
  const parts = [
    days(sql`${dayInRange(range)} and ${pairValidOnDay} and not (${pairAlwaysValid})`),
  ];
  if (added.length > 0) parts.push(days(sql`${dayIn(added)} and ${pairAlwaysValid}`));
  if (removed.length > 0) parts.push(days(sql`${dayIn(removed)} and ${pairAlwaysValid}`, -1));
  if (months.length > 0) {
    parts.push(sql`
      select l.descendant_id as id, ${columnsOf(MONTH_FIGURES, summands)} from account_lines l
      join account_months f on f.account_id = l.descendant_id
      where ${wanted} and ${pairAlwaysValid} and f.month = any(${integers(months)})`);
  }
  return sql.join(parts, sql` union all `);
}

/**
 * Returns SQL for the figures of members below an agent: one row (id and the requested figures in minor units)
 * for each member with a figure other than zero. Other members may have a row of zeros or no row.
 * @param wanted the figures to compute
 * @param accounts `only`: restricts the result to these ids; `zeroFor`: SQL for ids that get a row even without
 * figures
 */
export async function memberFigures(
  db: Database | Transaction,
  query: TeamQuery,
  wanted: readonly LineFigure[],
  { only, zeroFor }: { readonly only?: readonly number[] | undefined; readonly zeroFor?: SQL } = {},
): Promise<SQL> {
  const summands = SUMMANDS.filter((name) => wanted.flatMap(summandsOf).includes(name));
  const rows = [await memberRows(db, query, summands, only)];
  if (zeroFor) {
    const zeros = summands.map((name) => sql`0 as ${named(name)}`);
    rows.push(sql`select zero.id, ${sql.join(zeros, sql`, `)} from (${zeroFor}) as zero`);
  }
  return sql`select id, ${figuresOf(wanted)} from (${sql.join(rows, sql` union all `)}) as f group by id`;
}

/**
 * Returns the same for branches: the accounts right below, each with everyone below it.
 * @param only restricts the result to these branches
 */
export async function branchResults(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
  only?: readonly number[],
): Promise<SQL> {
  const roots = (await rootsBelow(db, agentId)).filter(({ id }) => !only || only.includes(id));
  return sql`select id, ${figuresOf(LINE_FIGURES)} from (
      select f.root as id, ${columnsOf(DAY_FIGURES, SUMMANDS)}
      from (${await teamRows(db, roots, range)}) as f where f.currency = ${currency} and ${fromOwnSource}
    ) as f group by id`;
}
