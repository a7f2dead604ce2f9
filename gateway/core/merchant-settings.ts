import * as z from 'zod/mini';
import type { WhitelabelFlag } from '../contract/system.ts';
import { rebuildFigures } from '../database/daily-figures.ts';
import type { Database } from '../database/types.ts';
import { DEFAULT_SETTINGS } from './merchant-defaults.ts';
import { type MerchantSettings, merchantSettings } from './merchant-schema.ts';
import { changeSettings, overDefaults, storedSettings } from './stored-settings.ts';

const KEY = 'merchant';

/** The stored settings over the defaults, so that a new setting needs no data migration. */
export const readSettings = storedSettings(KEY, overDefaults(merchantSettings, DEFAULT_SETTINGS));

/** Replaces the given settings. @throws when one does not fit its shape */
export async function writeSettings(
  db: Database,
  change: Partial<Record<keyof MerchantSettings, unknown>>,
): Promise<MerchantSettings> {
  const before = await readSettings(db);
  const next = z.parse(merchantSettings, { ...before, ...change });
  await changeSettings(db, KEY, change);
  // Days begin elsewhere: what was counted by day is counted anew.
  if (next.timeZone !== before.timeZone) await db.transaction(rebuildFigures);
  return next;
}

/** Whether a module is on for this merchant. */
export async function isEnabled(db: Database, flag: WhitelabelFlag): Promise<boolean> {
  return (await readSettings(db)).flags[flag];
}
