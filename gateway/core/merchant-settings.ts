import * as z from 'zod/mini';
import type { WhitelabelFlag } from '../contract/system.ts';
import { recountAfterZoneChange } from '../database/daily-figures.ts';
import { rowsOf } from '../database/rows-of.ts';
import { sql } from '../database/sql.ts';
import { databaseOf } from '../database/transact.ts';
import type { Database } from '../database/types.ts';
import { GatewayError } from './gateway-error.ts';
import { DEFAULT_SETTINGS } from './merchant-defaults.ts';
import { type MerchantSettings, merchantSettings } from './merchant-schema.ts';
import {
  changeSettings,
  invalidateSettings,
  storedSettings,
  withDefaults,
} from './stored-settings.ts';

const KEY = 'merchant';

/** Reads the merchant's settings: stored fields over the defaults. */
export const readSettings = storedSettings(KEY, withDefaults(merchantSettings, DEFAULT_SETTINGS));

/**
 * Refuses a time zone that PostgreSQL does not know: with an unknown zone its triggers would fail on every
 * round and payment. PostgreSQL also inverts the sign of offsets such as `+05:30`, and treats names without a
 * place, such as `CET`, as abbreviations without daylight saving time.
 * @throws {GatewayError} request_param_err
 */
async function requireTimeZone(db: Database, name: string): Promise<void> {
  const known = await db.execute(
    sql`select 1 from pg_timezone_names where lower(name) = lower(${name}) limit 1`,
  );
  const isPlace = name === 'UTC' || name.includes('/');
  if (!isPlace || rowsOf(known).length === 0) {
    throw new GatewayError(
      'request_param_err',
      `timeZone: the database does not know the time zone "${name}".`,
    );
  }
}

/** The currency in which the amounts of a merchant's settings are. */
export const amountsCurrency = ({ amountsCurrency: chosen, currency }: MerchantSettings) =>
  chosen ?? currency;

/** Amounts that are set, and points that are held, stay worth what they were when new accounts get another currency. */
const pinAmounts = (known: MerchantSettings) => ({ amountsCurrency: amountsCurrency(known) });

/**
 * Replaces the given settings and returns all of them.
 * @throws {ZodError} when a value does not match the schema
 * @throws {GatewayError} request_param_err for a time zone that the database does not know or reads differently
 */
export async function writeSettings(
  db: Database,
  wanted: Partial<Record<keyof MerchantSettings, unknown>>,
): Promise<MerchantSettings> {
  const known = await readSettings(db);
  const isOther = wanted.currency !== undefined && wanted.currency !== known.currency;
  const change = isOther ? { ...pinAmounts(known), ...wanted } : wanted;
  const next = z.parse(merchantSettings, { ...known, ...change });
  if (!('timeZone' in change)) {
    await changeSettings(db, KEY, change);
    return next;
  }
  await requireTimeZone(db, next.timeZone);
  // The borders of days may move: figures by day are recomputed in the same transaction.
  await db.transaction(async (tx) => {
    await changeSettings(tx, KEY, change);
    await recountAfterZoneChange(tx);
  });
  // Other calls may have cached the previous settings during the transaction.
  invalidateSettings(databaseOf(db));
  return next;
}

/** Whether a white-label flag is on for the merchant. */
export async function isEnabled(db: Database, flag: WhitelabelFlag): Promise<boolean> {
  return (await readSettings(db)).flags[flag];
}
