import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { BALLS_DRAWN, dealCard, drawBalls, linesOf, PAYS, paysOf } from './rules.ts';

const stakes = z.strictObject({});

/** Exact return in percent, over every way in which a card can be marked (rules.test.ts). */
export const BINGO_RTP = 96.17;
/** Chance of each number of complete lines, percent of all rounds; the last entry means that number or more. */
export const BINGO_CHANCES = [55.4369, 31.9202, 9.8922, 2.2374, 0.425, 0.074, 0.0144] as const;

/** A card and the balls of a round, both drawn and stored before the first ball is shown. */
export const bingoEngine: Engine = {
  id: 'bingo',
  page: 'bingo',
  cycle: 'game',
  betStep: 1,
  returnToPlayer: () => BINGO_RTP,
  volatility: () => 'MEDIUM',
  features: () => [],
  describe: () => ({ pays: PAYS, chances: BINGO_CHANCES, drawn: BALLS_DRAWN }),
  play: (_game, bet, stake, random) => {
    if (!z.safeParse(stakes, stake).success) {
      throw new GatewayError('request_param_err', 'Unknown bet.');
    }
    const card = dealCard(random);
    const balls = drawBalls(random);
    const lines = linesOf(card, balls);
    return { outcome: { card, balls, lines }, win: bet * paysOf(lines.length), validBet: bet };
  },
};
