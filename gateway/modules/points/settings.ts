import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import { storedSettings, withDefaults } from '../../core/stored-settings.ts';
import type { AmountConversion } from '../wallet/amount-conversion.ts';
import { sameWorth } from '../wallet/money.ts';

const KEY = 'points';

/**
 * The merchant's settings of points, in major units of the currency of its amounts. An account in another
 * currency earns and converts by the worth in games, because rewards have one price for all.
 */
const pointSettings = z.object({
  /** A game type that is not listed earns no points. */
  rules: z.array(z.object({ gameType, stakePerPoint: z.number().check(z.positive()) })),
  pointsPerUnit: z.int().check(z.positive()),
  convertStep: z.int().check(z.positive()),
  convertMinimum: z.int().check(z.positive()),
});
export type PointSettings = z.infer<typeof pointSettings>;

const DEFAULTS: PointSettings = {
  rules: [
    { gameType: 'RNG', stakePerPoint: 10 },
    { gameType: 'FISH', stakePerPoint: 10 },
    { gameType: 'ELOTT', stakePerPoint: 20 },
    { gameType: 'LOTT', stakePerPoint: 20 },
    { gameType: 'SPORTS', stakePerPoint: 25 },
    { gameType: 'ESPORTS', stakePerPoint: 25 },
    { gameType: 'COCKFIGHT', stakePerPoint: 25 },
    { gameType: 'LIVE', stakePerPoint: 50 },
    { gameType: 'PVP', stakePerPoint: 100 },
  ],
  pointsPerUnit: 100,
  convertStep: 100,
  convertMinimum: 500,
};

/** Reads the stored settings, with defaults for missing ones. */
export const readPoints = storedSettings(KEY, withDefaults(pointSettings, DEFAULTS));

/** A number of points and their worth in major units of an account's currency; both whole. */
export interface PointRate {
  readonly points: number;
  readonly amount: number;
}

/** Returns the conversion rate of points for an account's currency. */
export function pointRate({ pointsPerUnit }: PointSettings, amounts: AmountConversion): PointRate {
  const { merchants, amount } = sameWorth(amounts);
  return { points: pointsPerUnit * merchants, amount };
}
