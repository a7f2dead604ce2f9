import { LINE_FIGURES, type LineFigure } from '../../contract/agents.ts';
import { integers } from '../../database/arrays.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import {
  addsTo,
  columnsOf,
  DAY_FIGURES,
  figuresOf,
  fromOwnSource,
  MONTH_FIGURES,
  named,
  SUMMANDS,
  type Summand,
  summandsOf,
} from './figure-columns.ts';
import type { TeamQuery } from './figures.ts';
import { dayIn, dayInRange, pairAlwaysValid, pairValidOnDay } from './line-conditions.ts';
import { rootsBelow } from './line-roots.ts';
import { monthPlan } from './month-sums.ts';
import { teamRows } from './team-rows.ts';

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
 * Returns SQL for the figures of branches: the accounts right below, each with everyone below it.
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
