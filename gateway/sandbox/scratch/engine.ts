import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { dealPrize, PRIZES, printCard, SERIES, SERIES_RETURN } from './rules.ts';

const stakes = z.strictObject({});

/** Exact return in percent: all prizes of a series divided by all of its tickets. */
export const SCRATCH_RTP = Number((SERIES_RETURN * 100).toFixed(2));

/** The card is drawn and paid when it is bought; scratching only reveals it. */
export const scratchEngine: Engine = {
  id: 'scratch',
  page: 'scratch',
  cycle: 'game',
  betStep: 1,
  returnToPlayer: () => SCRATCH_RTP,
  volatility: () => 'HIGH',
  features: () => [],
  describe: () => ({ prizes: PRIZES, series: SERIES }),
  play: (_game, bet, stake, random) => {
    if (!z.safeParse(stakes, stake).success) {
      throw new GatewayError('request_param_err', 'Unknown bet.');
    }
    const prize = dealPrize(random);
    return {
      outcome: { fields: printCard(prize, random), prize },
      win: bet * prize,
      validBet: bet,
    };
  },
};
