import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { maxLoss } from '../play/max-loss.ts';
import { BETS, NUMBERS } from './bets.ts';
import { returnsOf, spinWheel, totalOf } from './rules.ts';

/** Minor units on each bet. */
const stakes = z.record(
  z.string().check(z.refine((id) => BETS.has(id))),
  z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
);

/** Percent. Every bet of the table has the same return: 36 of 37 (rules.test.ts). */
export const ROULETTE_RTP = 97.3;

export const rouletteEngine: Engine = {
  id: 'roulette',
  page: 'roulette',
  cycle: 'game',
  betStep: 1,
  returnToPlayer: () => ROULETTE_RTP,
  volatility: () => 'CHOICE',
  features: () => ['SEVERAL_BETS'],
  describe: () => ({ pockets: NUMBERS }),
  play: (_game, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success) throw new GatewayError('request_param_err', 'Unknown bet.');
    if (totalOf(parsed.data) !== bet) {
      throw new GatewayError('request_param_err', 'The chips do not sum to the bet.');
    }
    const returns = returnsOf(parsed.data);
    const number = spinWheel(random);
    return {
      outcome: { number },
      win: returns[number] ?? 0,
      validBet: maxLoss(bet, returns),
    };
  },
};
