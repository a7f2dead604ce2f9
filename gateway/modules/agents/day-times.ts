import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** A range of days in milliseconds: `start` is in it, `end` is not. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/**
 * When days begin and end in the merchant's time zone: rows are found by their time through an
 * index, which the day of each row would not be.
 * @param range days since 1970-01-01, both included
 */
export async function timesOf(
  db: Database | Transaction,
  range: { readonly from: number; readonly until: number },
): Promise<TimeRange> {
  const [row] = rowsOf<TimeRange>(
    await db.execute(sql`
      select merchant_day_start(${range.from}::integer)::float8 as start,
        merchant_day_start(${range.until + 1}::integer)::float8 as end`),
  );
  if (!row) throw new Error('A range of days has no times.');
  return row;
}
