import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import { overDefaults, storedSettings } from '../../core/stored-settings.ts';

const KEY = 'points';

/** What a merchant decides about points; amounts in major units of a member's currency. */
const pointSettings = z.object({
  /** A type that is not listed earns none. */
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

/** The stored settings over the defaults. */
export const readPoints = storedSettings(KEY, overDefaults(pointSettings, DEFAULTS));
