import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import type { Engine, PlayedGame } from '../play/engine.ts';
import { choicesOf, KINDS_OF, pickDigits } from './bets.ts';
import { FORMATS } from './formats.ts';
import { highestPayoutOf, type Lottery, lotteryOf, STAKE_STEP } from './lotteries.ts';
import { leastReturn, payTable } from './returns.ts';

/** @throws {GatewayError} game_not_found for a game that is not a scheduled lottery */
export function requireLottery(game: { readonly gameCode?: string | null }): Lottery {
  const lottery = lotteryOf(game.gameCode);
  if (!lottery) throw new GatewayError('game_not_found');
  return lottery;
}

/** The kinds of bets of a lottery with their pays and returns. */
export const betTable = ({ format }: Lottery) =>
  KINDS_OF[format].map((kind) => ({
    kind,
    digits: pickDigits(kind),
    choices: choicesOf(kind),
    pays: payTable(format, kind),
  }));

/**
 * A lottery that draws on a schedule: everybody bets on the same draw, and bets stay open until it. It has calls of
 * its own (index.ts) and no rounds.
 */
export const lotteryEngine: Engine = {
  id: 'lottery',
  page: 'lottery',
  cycle: null,
  betStep: STAKE_STEP,
  returnToPlayer: (game: PlayedGame) => leastReturn(requireLottery(game).format),
  volatility: () => 'CHOICE',
  features: () => ['SEVERAL_BETS'],
  describe: (game) => {
    const lottery = requireLottery(game);
    const { periodMs, closeMs, utcOffsetMs } = lottery.schedule;
    return {
      code: lottery.code,
      region: lottery.region ?? null,
      periodMs,
      closeMs,
      utcOffsetMs,
      prizes: FORMATS[lottery.format],
      bets: betTable(lottery),
      highestPayout: highestPayoutOf(game.currency),
    };
  },
  play: () => {
    throw new GatewayError(
      'request_param_err',
      'This game is drawn on a schedule and has no rounds.',
    );
  },
};
