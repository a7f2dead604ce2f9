import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { dealDuel, duelReturn, duelRisk } from './rules.ts';

const side = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)));
/** Minor units on each side. */
const stakes = z.strictObject({ dragon: side, tiger: side, tie: side });

/** Bets are even, so that half of one is a whole number of minor units. */
const STEP = 2;

/** Exact returns of eight decks, percent (rules.test.ts). */
export const DRAGON_TIGER_RTP = { dragon: 96.27, tiger: 96.27, tie: 89.64 } as const;

/** How often each side wins, percent of all rounds (rules.test.ts). */
export const DRAGON_TIGER_CHANCES = { dragon: 46.27, tiger: 46.27, tie: 7.47 } as const;

export const dragonTigerEngine: Engine = {
  id: 'dragon-tiger',
  page: 'dragon-tiger',
  cycle: 'game',
  betStep: STEP,
  returnToPlayer: () => DRAGON_TIGER_RTP.dragon,
  volatility: () => 'LOW',
  features: () => ['SEVERAL_BETS'],
  describe: () => ({ returns: DRAGON_TIGER_RTP, chances: DRAGON_TIGER_CHANCES }),
  play: (_game, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success) throw new GatewayError('request_param_err', 'Unknown bet.');
    const { dragon = 0, tiger = 0, tie = 0 } = parsed.data;
    const wrong = [dragon, tiger, tie].some((amount) => amount % STEP !== 0);
    if (wrong || dragon + tiger + tie !== bet) {
      throw new GatewayError('request_param_err', 'The sides do not sum to the bet.');
    }
    const duel = dealDuel(random);
    const win = duelReturn(duel.winner, parsed.data);
    return { outcome: duel, win, validBet: duelRisk(parsed.data) };
  },
};
