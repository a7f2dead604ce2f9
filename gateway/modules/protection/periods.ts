import type { LimitPeriod } from '../../contract/protection.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** A fixed period of the merchant's calendar. */
export interface Period {
  /** Days since 1970-01-01; `endDay` is not included. */
  readonly firstDay: number;
  readonly endDay: number;
  /** The same in milliseconds; `renewsAt` is the start of the next period. */
  readonly startsAt: number;
  readonly renewsAt: number;
}
export type Periods = Readonly<Record<LimitPeriod, Period>>;

interface Row {
  readonly period: LimitPeriod;
  readonly firstDay: number;
  readonly endDay: number;
  readonly startsAt: number;
  readonly renewsAt: number;
}

/**
 * Returns the day, the week (from Monday) and the month that contain a time, in the merchant's time
 * zone (R10.01).
 * @param at milliseconds
 */
export async function periodsAt(db: Database | Transaction, at: number): Promise<Periods> {
  const rows = rowsOf<Row>(
    await db.execute(sql`
      with today as (select merchant_day(${at}) as day),
      month as (
        select date_trunc('month', (date '1970-01-01' + day)::timestamp)::date as first from today
      ),
      bounds as (
        select 'day' as period, day as first_day, day + 1 as end_day from today
        -- Day 0 was a Thursday.
        union all select 'week', day - (day + 3) % 7, day - (day + 3) % 7 + 7 from today
        union all select 'month', first - date '1970-01-01',
          (first + interval '1 month')::date - date '1970-01-01' from month
      )
      select period, first_day as "firstDay", end_day as "endDay",
        merchant_day_start(first_day)::float8 as "startsAt",
        merchant_day_start(end_day)::float8 as "renewsAt"
      from bounds`),
  );
  const of = (name: LimitPeriod): Period => {
    const row = rows.find(({ period }) => period === name);
    if (!row) throw new Error(`The calendar has no ${name}.`);
    return row;
  };
  return { day: of('day'), week: of('week'), month: of('month') };
}
