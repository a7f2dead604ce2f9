import type * as z from 'zod/mini';
import { AGENT_TYPES } from '../../contract/account-types.ts';
import { LINE_FIGURES, type LineFigure, type LineFigures } from '../../contract/agents.ts';
import type { LineResults, lineResultSort } from '../../contract/line-records.ts';
import { integers } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { ownFigures, teamFigures } from '../agents/figures.ts';
import { type Order, orderBy, pageOf, rowsAfter } from '../agents/keyset.ts';
import { pairAlwaysValid } from '../agents/line-conditions.ts';
import { ACCOUNTS_A } from '../agents/line-names.ts';
import { branchResults, memberFigures } from '../agents/member-figures.ts';
import { lineFiguresOf } from '../agents/overview.ts';
import { toMajor } from '../wallet/money.ts';
import type { LineQuery, PageQuery } from './line-query.ts';

export interface ResultsQuery extends LineQuery {
  readonly by: 'branch' | 'member';
}
export type ResultsPage = PageQuery<z.infer<typeof lineResultSort>>;

type ResultRow = Readonly<Record<LineFigure, number>> & {
  readonly id: number;
  readonly sortValue: string | number;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly level: number;
  readonly team: number;
};

const belowIn = ({ line, by }: ResultsQuery): SQL => sql`
  from account_lines l where l.ancestor_id = ${line.id}
    and ${by === 'branch' ? sql`l.depth = 1` : sql`l.depth > 0`}`;
const validIn = ({ range }: ResultsQuery): SQL =>
  sql`l.from_day <= ${range.until} and (l.until_day is null or l.until_day > ${range.from})`;

/**
 * Condition for accounts that were below the displayed account on a day of the range; accounts that
 * left and returned match twice.
 */
const below = (query: ResultsQuery): SQL => sql`${belowIn(query)} and ${validIn(query)}`;
const people = (query: ResultsQuery, only?: readonly number[]): SQL =>
  sql`select l.descendant_id as id, min(l.depth) as level ${below(query)}
    and ${only ? sql`l.descendant_id = any(${integers(only)})` : sql`true`}
    group by l.descendant_id`;

const column = (name: string) => sql.raw(`"${name}"`);
const figureColumns = sql.join(
  LINE_FIGURES.map((name) => sql`coalesce(f.${column(name)}, 0)::float8 as ${column(name)}`),
  sql`, `,
);

/** Returns the order by account name or by one figure, over accounts `a` and their figures `f`. */
const orderOf = ({ names }: ResultsQuery, { sort, descending }: ResultsPage): Order =>
  sort === 'account'
    ? { value: names.of(ACCOUNTS_A).account, type: 'text', id: sql`a.id`, descending }
    : {
        value: sql`coalesce(f.${column(sort)}, 0)`,
        type: 'number',
        id: sql`a.id`,
        descending,
      };

/**
 * Returns the ids of one page in its order. Only the figure that determines the order is computed;
 * the others are computed for these ids.
 */
async function idsOf(
  db: Database,
  query: ResultsQuery,
  page: ResultsPage,
): Promise<readonly number[]> {
  const { line, currency, range } = query;
  const { sort, descending } = page;
  const rowsIn = async (from: SQL, order: Order) =>
    rowsOf<{ id: number; value: string }>(
      await db.execute(sql`
        select a.id, ${order.value} as value from ${from} where ${rowsAfter(order, page.cursor)}
        order by ${orderBy(order)} limit ${page.pageSize + 1}`),
    );
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  if (sort === 'account') {
    return ids(
      await rowsIn(
        sql`(${people(query)}) as p join accounts a on a.id = p.id`,
        orderOf(query, page),
      ),
    );
  }
  const order = { ...orderOf(query, page), value: column(sort), id: column('id') };
  const team = { agentId: line.id, currency, ...range };
  const active = await rowsIn(sql`(${await memberFigures(db, team, [sort])}) as a`, order);
  // If the page is full before the first zero, it has no accounts without figures.
  const last = active.length > page.pageSize ? Number(active.at(-1)?.value) : 0;
  if (descending ? last > 0 : last < 0) return ids(active);
  const idsBelow = sql`select l.descendant_id as id ${below(query)}`;
  const all = await memberFigures(db, team, [sort], { zeroFor: idsBelow });
  return ids(await rowsIn(sql`(${all}) as a`, order));
}

/**
 * Returns one page of profit and loss, by branch or by member.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function resultsPage(
  db: Database,
  query: ResultsQuery,
  page: ResultsPage,
): Promise<Pick<LineResults, 'list' | 'next'>> {
  const { line, currency, range, by } = query;
  const order = orderOf(query, page);
  const names = query.names.of(ACCOUNTS_A);
  // Branches are few and their lines are summed already, so all are computed at once.
  const ids = by === 'member' || page.sort === 'account' ? await idsOf(db, query, page) : undefined;
  const team = { agentId: line.id, currency, ...range };
  const figures =
    by === 'member'
      ? await memberFigures(db, team, LINE_FIGURES, { only: ids })
      : await branchResults(db, team, ids);
  const rows = rowsOf<ResultRow>(
    await db.execute(sql`
      select a.id, ${names.account} as account, ${names.nickname} as nickname, a.type, p.level, ${figureColumns},
        ${page.sort === 'account' ? order.value : sql`(${order.value})::float8`} as "sortValue",
        (
          select count(*)::float8 from account_lines b
          where b.ancestor_id = a.id and b.until_day is null and b.depth > 0
        ) as team
      from (${people(query, ids)}) as p join accounts a on a.id = p.id
      left join (${figures}) as f on f.id = a.id
      where ${ids ? sql`true` : rowsAfter(order, page.cursor)}
      order by ${orderBy(order)} limit ${page.pageSize + 1}`),
  );
  const { rows: shown, next } = pageOf(rows, page.pageSize);
  const figuresOf = (row: ResultRow): LineFigures => {
    const major = (name: LineFigure) => toMajor(row[name], currency);
    return {
      deposits: major('deposits'),
      withdrawals: major('withdrawals'),
      bets: major('bets'),
      validBets: major('validBets'),
      wins: major('wins'),
      bonuses: major('bonuses'),
      rebates: major('rebates'),
      salaries: major('salaries'),
      net: major('net'),
    };
  };
  return {
    list: shown.map((row) => ({
      account: row.account,
      nickname: query.names.nicknameOf(row),
      isAgent: AGENT_TYPES.includes(row.type),
      level: row.level,
      team: row.team,
      figures: figuresOf(row),
    })),
    ...(next && { next }),
  };
}

/** Returns the displayed account's own figures and those of its whole line. */
export async function resultTotals(
  db: Database,
  query: ResultsQuery,
): Promise<Pick<LineResults, 'own' | 'totals' | 'total'>> {
  const { line, currency, range } = query;
  const of = { agentId: line.id, currency, ...range };
  const [counted] = rowsOf<{ total: number }>(
    // Accounts with a permanent pair occur once; only the few others need deduplication.
    await db.execute(sql`
      select (count(*) filter (where ${pairAlwaysValid})
        + count(distinct l.descendant_id) filter (where not (${pairAlwaysValid}) and ${validIn(query)})
      )::float8 as total ${belowIn(query)}`),
  );
  return {
    own: lineFiguresOf(await ownFigures(db, of), currency),
    totals: lineFiguresOf(await teamFigures(db, of), currency),
    total: counted?.total ?? 0,
  };
}
