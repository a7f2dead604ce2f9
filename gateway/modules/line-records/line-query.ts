import { CURRENCIES } from '../../contract/currencies.ts';
import type { LineScope } from '../../contract/line-records.ts';
import { type DayRange, dayRange, type TimeRange, timesOf } from '../../core/calendar.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { daysInLine, type LineAccount, lineAccount, requireAgent } from '../agents/line-account.ts';
import { type LineNames, lineNames } from '../agents/line-names.ts';
import { type Root, rootsBelow, rootsTable } from '../agents/line-roots.ts';

/** Selects an account's records by days and currency. */
export interface LineQuery {
  readonly line: LineAccount;
  readonly scope: LineScope;
  readonly currency: string;
  readonly range: DayRange;
  /** The same range in milliseconds. */
  readonly times: TimeRange;
  /** Names as the caller may see them. */
  readonly names: LineNames;
  /** For the scope `direct`: the accounts right below. */
  readonly direct?: readonly Root[];
}

/** Page and order of a record. */
export interface PageQuery<Sort extends string> {
  readonly sort: Sort;
  readonly descending: boolean;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** A page of a record whose total number of rows is known. */
export interface RowsQuery<Sort extends string> extends PageQuery<Sort> {
  /** Number of matching rows on all pages. */
  readonly total: number;
}

/**
 * Parses the parameters that all records of a line have in common.
 * @throws {GatewayError} in_need_true_account for a trial; non_agent_login for other accounts that are
 * not agents; request_param_err for invalid days or currencies, or for more than a year; not_found for
 * an account outside the line
 */
export async function lineQuery(
  gateway: Gateway,
  session: Session,
  params: {
    readonly from: string;
    readonly until: string;
    readonly account?: string | undefined;
    readonly currency?: string | undefined;
    readonly scope?: LineScope;
  },
): Promise<LineQuery> {
  requireAgent(session);
  const asked = dayRange(params);
  const { db } = gateway;
  const line = await lineAccount(db, session, params.account);
  const range = daysInLine(line, asked);
  const currency = params.currency || line.currency;
  if (!Object.hasOwn(CURRENCIES, currency)) {
    throw new GatewayError('request_param_err', 'There is no such currency.', {
      fields: { currency: 'currency_unknown' },
    });
  }
  const times = await timesOf(db, range);
  const names = await lineNames(db, session.accountId);
  const query = { line, scope: params.scope ?? 'team', currency, range, times, names };
  return query.scope === 'direct' ? { ...query, direct: await rootsBelow(db, line.id) } : query;
}

/**
 * Joins rows to the line as it was on their day: a row counts for the line that its account was in at
 * that time, as in the figures (R11.08).
 * @param row the columns with the account of a row, and the time at which it counts (milliseconds)
 */
export function lineJoin(
  { line, scope, direct = [] }: LineQuery,
  row: { readonly account: SQL; readonly at: SQL },
): { readonly join: SQL; readonly where: SQL } {
  if (scope === 'own') return { join: sql``, where: sql`${row.account} = ${line.id}` };
  const join =
    scope === 'direct'
      ? sql`join (${rootsTable(direct)}) as of_line on of_line.id = ${row.account}`
      : sql`join account_lines of_line on of_line.ancestor_id = ${line.id}
        and of_line.descendant_id = ${row.account} and of_line.depth >= 0`;
  // Most pairs have always been valid: the day of a row is computed only for the others.
  return {
    join,
    where: sql`((of_line.from_day = 0 and of_line.until_day is null) or (
      merchant_day(${row.at}) >= of_line.from_day
      and (of_line.until_day is null or merchant_day(${row.at}) < of_line.until_day)
    ))`,
  };
}
