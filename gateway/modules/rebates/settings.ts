import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import { storedSettings, storeSettings, withDefaults } from '../../core/stored-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

const KEY = 'rebate';

/** What a merchant pays back of valid bets. */
const rebateSettings = z.object({
  /** In percent of the valid bets; a product that is not listed earns none. */
  rates: z.array(z.object({ gameType, percent: z.number().check(z.positive(), z.maximum(100)) })),
  /** The least that is paid, in major units of a member's currency. */
  least: z.number().check(z.minimum(0)),
});
export type RebateSettings = z.infer<typeof rebateSettings>;

/** A merchant that has set nothing pays no rebates. */
const DEFAULTS: RebateSettings = { rates: [], least: 0.1 };

/** The stored settings over the defaults. */
export const readRebates = storedSettings(KEY, withDefaults(rebateSettings, DEFAULTS));

/** Replaces the settings. @throws when they do not fit their shape */
export async function writeRebates(
  db: Database | Transaction,
  next: RebateSettings,
): Promise<void> {
  const value = z.parse(rebateSettings, next);
  await storeSettings(db, KEY, value);
}
