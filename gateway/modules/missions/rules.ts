import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import { missionMeasure } from '../../contract/missions.ts';
import { storedSettings, storeSettings } from '../../core/stored-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** A count, or an amount in hundredths of the catalogue's unit. */
const target = z.int().check(z.positive());

const stepRule = z.object({
  measure: missionMeasure,
  gameType: z.optional(gameType),
  target,
});
export type StepRule = z.infer<typeof stepRule>;

const stepRules = z.array(stepRule).check(z.minLength(1));

/** Parses the steps of a mission. @throws if the stored value is invalid */
export const stepsOf = (stored: unknown): readonly StepRule[] => z.parse(stepRules, stored);

/** Whether a step counts money rather than events. */
export const isMoney = ({ measure }: Pick<StepRule, 'measure'>): boolean =>
  measure === 'validBets' || measure === 'deposited';

const KEY = 'leaderboards';

/** Prizes by place, starting with the first, in hundredths of the catalogue's unit. */
const boardPrizes = z.object({ daily: z.array(target), weekly: z.array(target) });
export type BoardPrizes = z.infer<typeof boardPrizes>;

/** Reads the prizes of the merchant's leaderboards; by default there are none. */
export const readBoardPrizes = storedSettings(
  KEY,
  (stored): BoardPrizes =>
    stored === undefined ? { daily: [], weekly: [] } : z.parse(boardPrizes, stored),
);

/** Replaces the prizes of the leaderboards. @throws for prizes that do not match the schema */
export async function writeBoardPrizes(
  db: Database | Transaction,
  prizes: BoardPrizes,
): Promise<void> {
  const value = z.parse(boardPrizes, prizes);
  await storeSettings(db, KEY, value);
}
