import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import { storedSettings, storeSettings, withDefaults } from '../../core/stored-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

const KEY = 'rebate';

/** The merchant's rebate rates. */
const rebateSettings = z.object({
  /** Percent of the valid bets; a product that is not listed earns nothing. */
  rates: z.array(z.object({ gameType, percent: z.number().check(z.positive(), z.maximum(100)) })),
  /** Minimum payment, in major units of a member's currency. */
  least: z.number().check(z.minimum(0)),
});
export type RebateSettings = z.infer<typeof rebateSettings>;

/** Without settings, no rebates are paid. */
const DEFAULTS: RebateSettings = { rates: [], least: 0.1 };

/** Reads the stored settings, with defaults for missing ones. */
export const readRebates = storedSettings(KEY, withDefaults(rebateSettings, DEFAULTS));

/** Replaces the settings. @throws for settings that do not match the schema */
export async function writeRebates(
  db: Database | Transaction,
  next: RebateSettings,
): Promise<void> {
  const value = z.parse(rebateSettings, next);
  await storeSettings(db, KEY, value);
}
