import { MAX_RANGE_DAYS } from '../contract/agents.ts';
import { DAY } from '../contract/durations.ts';
import { integers } from '../database/arrays.ts';
import { rowsOf } from '../database/rows-of.ts';
import { sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import { GatewayError } from './gateway-error.ts';

/** Days of the merchant's calendar, in days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly until: number;
}

/** A half-open range of time, in milliseconds: `start` is included, `end` is not. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const EPOCH_WEEKDAY = 3;

/** Formats a day number (days since 1970-01-01) as `2026-11-21`. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Returns the week, Monday to Sunday, that contains a day. */
export function weekOf(day: number): DayRange {
  const from = day - ((day + EPOCH_WEEKDAY) % DAYS_OF_WEEK);
  return { from, until: from + DAYS_OF_WEEK - 1 };
}

/** Returns the day of the merchant's calendar at a time, in days since 1970-01-01. @param at milliseconds */
export async function merchantDay(db: Database | Transaction, at: number): Promise<number> {
  const [row] = rowsOf<{ day: number }>(await db.execute(sql`select merchant_day(${at}) as day`));
  return Number(row?.day);
}

/** Returns when days of the merchant's calendar begin, in milliseconds, by day. */
export async function dayStarts(
  db: Database | Transaction,
  days: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = rowsOf<{ day: number; at: number }>(
    await db.execute(sql`
      select day, merchant_day_start(day)::float8 as at
      from unnest(${integers(days)}) as day`),
  );
  return new Map(rows.map(({ day, at }) => [day, at]));
}

/** Returns when a day of the merchant's calendar begins, in milliseconds. */
export async function dayStart(db: Database | Transaction, day: number): Promise<number> {
  return (await dayStarts(db, [day])).get(day) ?? 0;
}

/**
 * Converts a range of days to times in the merchant's time zone. Queries compare times rather than
 * days, because times are indexed.
 * @param range days since 1970-01-01, both included
 */
export async function timesOf(db: Database | Transaction, range: DayRange): Promise<TimeRange> {
  const [row] = rowsOf<TimeRange>(
    await db.execute(sql`
      select merchant_day_start(${range.from}::integer)::float8 as start,
        merchant_day_start(${range.until + 1}::integer)::float8 as end`),
  );
  if (!row) throw new Error('A range of days cannot have times.');
  return row;
}

const invalid = (field: string, problem: string, message: string) =>
  new GatewayError('request_param_err', message, { fields: { [field]: problem } });

/**
 * Parses a date such as `2026-11-21` to days since 1970-01-01.
 * @throws {GatewayError} request_param_err beside `field` for a day that does not exist
 */
export function dayNumber(text: string, field: string): number {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY;
  // Date.parse accepts `2026-02-30` as a day in March.
  if (!Number.isInteger(day) || dayText(day) !== text) {
    throw invalid(field, 'date_invalid', 'There is no such day.');
  }
  return day;
}

/**
 * Parses a range of days, both included.
 * @throws {GatewayError} request_param_err for a day that does not exist, a range that runs backwards
 *   or is longer than `MAX_RANGE_DAYS`
 */
export function dayRange(query: { readonly from: string; readonly until: string }): DayRange {
  const from = dayNumber(query.from, 'from');
  const until = dayNumber(query.until, 'until');
  if (from > until) throw invalid('until', 'range_reversed', 'The range ends before it starts.');
  if (until - from >= MAX_RANGE_DAYS) {
    throw invalid('until', 'range_too_long', `The range may have at most ${MAX_RANGE_DAYS} days.`);
  }
  return { from, until };
}
