import * as z from 'zod/mini';
import { type BetLeg, betLeg } from '../../contract/wallet.ts';

/** The legs that a sports vendor stores with a round; odds in hundredths. */
const stake = z.object({
  legs: z.array(z.omit(betLeg, { result: true, score: true, points: true })),
});
const sides = z.object({ home: z.number(), away: z.number() });
const outcome = z.object({
  legs: z.array(
    z.object({
      result: z.enum(['won', 'lost', 'push', 'void']),
      score: sides,
      points: z.optional(sides),
    }),
  ),
});

const scoreText = ({ home, away }: z.infer<typeof sides>): string => `${home} : ${away}`;

/**
 * Returns the selections of a round and their outcomes; undefined if its vendor does not store
 * them.
 */
export function betLegs(storedStake: unknown, storedOutcome: unknown): BetLeg[] | undefined {
  const placed = z.safeParse(stake, storedStake);
  if (!placed.success) return undefined;
  const ended = z.safeParse(outcome, storedOutcome);
  return placed.data.legs.map((leg, index) => {
    const end = ended.success ? ended.data.legs[index] : undefined;
    return {
      ...leg,
      odds: leg.odds / 100,
      ...(end && {
        result: end.result,
        score: scoreText(end.score),
        ...(end.points && { points: scoreText(end.points) }),
      }),
    };
  });
}
