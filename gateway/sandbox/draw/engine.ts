import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { DRAWS, drawNumbers, drawReturn, drawsWith, NUMBERS, PAYS, PICKS } from './rules.ts';

/** The picks in ascending order, such as `3-11-20-28-36`, so that the same bet always has the same text. */
const stakes = z.strictObject({ picks: z.string().check(z.regex(/^\d{1,2}(-\d{1,2}){4}$/)) });

function picksOf(stake: unknown): number[] {
  const parsed = z.safeParse(stakes, stake);
  const picks = parsed.success ? parsed.data.picks.split('-').map(Number) : [];
  const rising = picks.every((pick, index) => pick > (picks[index - 1] ?? 0) && pick <= NUMBERS);
  if (picks.length !== PICKS || !rising) {
    throw new GatewayError('request_param_err', 'Pick five different numbers.');
  }
  return picks;
}

/** Published return in percent, two decimals (rules.test.ts counts every draw). */
export const DRAW_RTP = Number((drawReturn() * 100).toFixed(2));

export const drawEngine: Engine = {
  id: 'draw',
  page: 'draw',
  cycle: 'game',
  betStep: 10,
  returnToPlayer: () => DRAW_RTP,
  volatility: () => 'HIGH',
  features: () => [],
  describe: () => ({
    numbers: NUMBERS,
    picks: PICKS,
    /** Pays from two matching numbers on, with their frequency: one in so many draws. */
    table: PAYS.flatMap((pays, hits) =>
      pays > 0 ? [{ hits, pays, oneIn: DRAWS / drawsWith(hits) }] : [],
    ),
  }),
  play: (_game, bet, stake, random) => {
    const outcome = drawNumbers(picksOf(stake), random);
    return { outcome, win: bet * (PAYS[outcome.hits] ?? 0), validBet: bet };
  },
};
