import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { coupReturn, coupRisk, dealCoup } from './rules.ts';

const side = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)));
/** Minor units on each side. */
const stakes = z.strictObject({ player: side, banker: side, tie: side });

/** Bets are multiples of twenty, so that the banker's 5% commission is a whole number of minor units. */
const STEP = 20;

/** Exact returns of eight decks, percent (published in the information panel; rules.test.ts). */
export const BACCARAT_RTP = { player: 98.76, banker: 98.94, tie: 85.64 } as const;

/** How often each side wins, percent of all coups (rules.test.ts). */
export const BACCARAT_CHANCES = { player: 44.62, banker: 45.86, tie: 9.52 } as const;

export const baccaratEngine: Engine = {
  id: 'baccarat',
  page: 'baccarat',
  cycle: 'game',
  betStep: STEP,
  returnToPlayer: () => BACCARAT_RTP.banker,
  volatility: () => 'LOW',
  features: () => ['SEVERAL_BETS'],
  describe: () => ({ returns: BACCARAT_RTP, chances: BACCARAT_CHANCES }),
  play: (_game, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success) throw new GatewayError('request_param_err', 'Unknown bet.');
    const { player = 0, banker = 0, tie = 0 } = parsed.data;
    const wrong = [player, banker, tie].some((amount) => amount % STEP !== 0);
    if (wrong || player + banker + tie !== bet) {
      throw new GatewayError('request_param_err', 'The sides do not sum to the bet.');
    }
    const coup = dealCoup(random);
    const win = coupReturn(coup.winner, { player, banker, tie });
    // On a tie the bets on player and banker are pushed: they are returned and do not count as valid bets.
    const decided = coup.winner === 'tie' ? { tie } : { player, banker, tie };
    return { outcome: coup, win, validBet: coupRisk(decided) };
  },
};
