import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { secureRandom } from '../slot/maths/play.ts';
import {
  allReturns,
  CARDS,
  chanceOf,
  GUESSES,
  guessesAt,
  nextCard,
  paysOf,
  RANKS,
  wins,
} from './rules.ts';

const stakes = z.strictObject({
  /** The current card. It changes the odds, not the return. */
  base: z.int().check(z.minimum(0), z.maximum(CARDS - 1)),
  guess: z.enum(GUESSES),
});

const percent = (share: number) => Number((share * 100).toFixed(2));
const returns = allReturns();

/** Published returns in percent: of a random guess, the lowest and the highest. */
export const HI_LO_RTP = {
  mean: percent(returns.reduce((sum, share) => sum + share, 0) / returns.length),
  least: percent(Math.min(...returns)),
  most: percent(Math.max(...returns)),
} as const;

/**
 * Every guess is a round of its own and settled immediately: wins are credited to the wallet, and the next guess
 * stakes them again. Closing the window therefore never loses anything.
 */
export const hiLoEngine: Engine = {
  id: 'hi-lo',
  page: 'hi-lo',
  cycle: 'game',
  // A win that is staked again may be any amount.
  betStep: 1,
  returnToPlayer: () => HI_LO_RTP.mean,
  volatility: () => 'CHOICE',
  features: () => [],
  describe: () => ({
    firstCard: nextCard(secureRandom),
    returns: HI_LO_RTP,
    /** The possible guesses by rank, in thirteenths and hundredths of the bet. */
    table: Array.from({ length: RANKS }, (_, rank) =>
      guessesAt(rank).map((guess) => ({
        guess,
        chance: chanceOf(rank, guess),
        pays: paysOf(rank, guess),
      })),
    ),
  }),
  play: (_game, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success || !guessesAt(parsed.data.base).includes(parsed.data.guess)) {
      throw new GatewayError('request_param_err', 'This guess is not offered.');
    }
    const { base, guess } = parsed.data;
    const card = nextCard(random);
    const won = wins(base, guess, card);
    // Pays are in hundredths of the bet; the rounding remainder of a minor unit stays with the house.
    const win = won ? Math.floor((bet * paysOf(base, guess)) / 100) : 0;
    return { outcome: { base, guess, card, won }, win, validBet: bet };
  },
};
