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
import { changeSettings, forget, storedSettings, withDefaults } from './stored-settings.ts';

const KEY = 'merchant';

/** The stored settings over the defaults, so that a new setting needs no data migration. */
export const readSettings = storedSettings(KEY, withDefaults(merchantSettings, DEFAULT_SETTINGS));

/**
 * Node and the database have lists of their own, and the database counts by its: a name that it lacks
 * would stop every round and payment from being stored. It reads an offset such as `+05:30` the other
 * way round, and a name without a place, such as `CET`, as an abbreviation that has no summer time.
 * @throws {GatewayError} request_param_err
 */
async function requireTimeZone(db: Database, name: string): Promise<void> {
  const known = await db.execute(
    sql`select 1 from pg_timezone_names where lower(name) = lower(${name}) limit 1`,
  );
  const isPlace = name === 'UTC' || name.includes('/');
  if (!isPlace || rowsOf(known).length === 0) {
    throw new GatewayError('request_param_err', `timeZone: the database knows no place "${name}".`);
  }
}

/** The currency in which the amounts of a merchant's settings are. */
export const amountsCurrency = ({ amountsCurrency: chosen, currency }: MerchantSettings) =>
  chosen ?? currency;

/** Amounts that are set, and points that are held, stay worth what they were when new accounts get another currency. */
const pinAmounts = (known: MerchantSettings) => ({ amountsCurrency: amountsCurrency(known) });

/**
 * Replaces the given settings.
 * @throws when one does not fit its shape; {GatewayError} request_param_err for a time zone that the
 *   database does not know, or reads otherwise than Node does
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
  // Days may begin elsewhere: what was counted by day is counted anew with the change, or neither is.
  await db.transaction(async (tx) => {
    await changeSettings(tx, KEY, change);
    await recountAfterZoneChange(tx);
  });
  // Others may have read the previous settings while it was counted.
  forget(databaseOf(db));
  return next;
}

/** Whether a module is on for this merchant. */
export async function isEnabled(db: Database, flag: WhitelabelFlag): Promise<boolean> {
  return (await readSettings(db)).flags[flag];
}
