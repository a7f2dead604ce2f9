import { MOST_DAYS } from '../../contract/agents.ts';
import { DAY } from '../../contract/durations.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { dayOf } from '../promotions/period.ts';
import type { DayRange } from './line-conditions.ts';

/** `2026-11-21` of a day number (days since 1970-01-01). */
export const dayText = (day: number): string => dayOf(day * DAY);

/** Today in the merchant's calendar, in days since 1970-01-01. @param at milliseconds */
export async function merchantDay(db: Database | Transaction, at: number): Promise<number> {
  const [row] = rowsOf<{ day: number }>(await db.execute(sql`select merchant_day(${at}) as day`));
  return Number(row?.day);
}

const invalid = (field: string, problem: string, message: string) =>
  new GatewayError('request_param_err', message, { fields: { [field]: problem } });

/**
 * A day of the calendar as a number, in days since 1970-01-01.
 * @throws {GatewayError} request_param_err beside `field` for a day that does not exist
 */
export function dayNumber(text: string, field: string): number {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY;
  // `2026-02-30` would be read as a day of March.
  if (!Number.isInteger(day) || dayText(day) !== text) {
    throw invalid(field, 'date_invalid', 'There is no such day.');
  }
  return day;
}

/**
 * A range of days, both included.
 * @throws {GatewayError} request_param_err for a day that does not exist, a range that runs backwards
 *   or is longer than `MOST_DAYS`
 */
export function dayRange(query: { readonly from: string; readonly until: string }): DayRange {
  const from = dayNumber(query.from, 'from');
  const until = dayNumber(query.until, 'until');
  if (from > until) throw invalid('until', 'range_reversed', 'The range ends before it starts.');
  if (until - from >= MOST_DAYS) {
    throw invalid('until', 'range_too_long', `At most ${MOST_DAYS} days at once.`);
  }
  return { from, until };
}
