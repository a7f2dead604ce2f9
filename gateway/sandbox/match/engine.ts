import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine, PlayedGame } from '../play/engine.ts';
import {
  allFixtures,
  FIXTURES,
  fixtureOf,
  OUTCOMES,
  PER_MINUTE,
  returnOf,
  skinOf,
} from './fixtures.ts';
import { writeMatch } from './script.ts';

const stakes = z.strictObject({
  fixture: z.int().check(z.minimum(0), z.maximum(FIXTURES - 1)),
  pick: z.enum(OUTCOMES),
});

/** Exact returns of all selections of a game in percent: their mean, and the least of them. */
export function matchReturns(game: PlayedGame) {
  const returns = allFixtures(game).flatMap(({ selections }) => selections.map(returnOf));
  const percent = (share: number) => Number((share * 100).toFixed(2));
  return {
    mean: percent(returns.reduce((sum, each) => sum + each, 0) / returns.length),
    least: percent(Math.min(...returns)),
  };
}

/** One bet on one match, which then plays out: sports, e-sports and the pit, by the game's type. */
export const matchEngine: Engine = {
  id: 'match',
  page: 'match',
  cycle: 'game',
  // Odds are hundredths: bets of whole hundreds pay whole minor units.
  betStep: 100,
  returnToPlayer: (game) => matchReturns(game).mean,
  describe: (game) => ({
    skin: skinOf(game.gameType),
    perMinute: PER_MINUTE,
    fixtures: allFixtures(game),
    returns: matchReturns(game),
  }),
  play: (game, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success) throw new GatewayError('request_param_err', 'There is no such match.');
    const fixture = fixtureOf(game, parsed.data.fixture);
    const selection = fixture.selections.find(({ pick }) => pick === parsed.data.pick);
    if (!selection) throw new GatewayError('request_param_err', 'This bet is not offered.');
    const result = writeMatch(skinOf(game.gameType), fixture, random);
    const won = result.winner === selection.pick;
    return {
      // The names stay with the round: a match that is shown later is the match that was bet on.
      outcome: { ...result, home: fixture.home, away: fixture.away, odds: selection.odds },
      win: won ? (bet * selection.odds) / 100 : 0,
      validBet: bet,
    };
  },
};
