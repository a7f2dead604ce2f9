import * as z from 'zod/mini';
import type { WhitelabelFlag } from '../contract/system.ts';
import { rebuildFigures } from '../database/daily-figures.ts';
import { settings } from '../database/schema/index.ts';
import { eq, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import { DEFAULT_SETTINGS } from './merchant-defaults.ts';
import { type MerchantSettings, merchantSettings } from './merchant-schema.ts';

const KEY = 'merchant';

/** The stored settings over the defaults, so that a new setting needs no data migration. */
export async function readSettings(db: Database | Transaction): Promise<MerchantSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!row) return DEFAULT_SETTINGS;
  const stored = z.parse(z.record(z.string(), z.unknown()), row.value);
  return z.parse(merchantSettings, { ...DEFAULT_SETTINGS, ...stored });
}

/** Replaces the given settings. @throws when one does not fit its shape */
export async function writeSettings(
  db: Database,
  change: Partial<Record<keyof MerchantSettings, unknown>>,
): Promise<MerchantSettings> {
  const before = await readSettings(db);
  const next = z.parse(merchantSettings, { ...before, ...change });
  await db
    .insert(settings)
    .values({ key: KEY, value: change })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(change)}::jsonb` },
    });
  // Days begin elsewhere: what was counted by day is counted anew.
  if (next.timeZone !== before.timeZone) await db.transaction(rebuildFigures);
  return next;
}

/** Whether a module is on for this merchant. */
export async function isEnabled(db: Database, flag: WhitelabelFlag): Promise<boolean> {
  return (await readSettings(db)).flags[flag];
}
