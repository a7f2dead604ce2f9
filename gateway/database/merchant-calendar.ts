import { HOUR } from '../contract/durations.ts';
import { executeStatements } from './execute-statements.ts';
import type { Database } from './types.ts';

/** SQL expression of the merchant's time zone (IANA name). */
export const MERCHANT_TIME_ZONE = `coalesce(
    (select value->>'timeZone' from settings where key = 'merchant'), 'UTC'
  )`;

const statements = [
  // The day of the merchant's calendar at a time, in days since 1970-01-01.
  `create or replace function merchant_day(at bigint) returns integer language sql stable as $$
  select (to_timestamp(at / 1000.0) at time zone ${MERCHANT_TIME_ZONE})::date - date '1970-01-01'
$$`,
  // When a day of the merchant's calendar begins, in milliseconds. Where a change of the clock skips
  // midnight, that is the first moment after it. Where midnight comes twice, PostgreSQL takes the
  // second one, and the day began an hour before.
  `create or replace function merchant_day_start(day integer) returns bigint language sql stable as $$
  select midnight - case when merchant_day(midnight - ${HOUR}) = day then ${HOUR} else 0 end
  from (
    select (extract(
      epoch from (date '1970-01-01' + day)::timestamp at time zone ${MERCHANT_TIME_ZONE}
    ) * 1000)::bigint as midnight
  ) as clock
$$`,
];

/** Installs the SQL functions `merchant_day` and `merchant_day_start`, which triggers and queries use. */
export const installMerchantCalendar = (db: Database): Promise<void> =>
  executeStatements(db, statements);
