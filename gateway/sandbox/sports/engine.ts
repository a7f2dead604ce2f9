import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import type { Engine, PlayedGame } from '../play/engine.ts';
import { leaguesOf, type SportId } from './catalogue.ts';
import { ABANDONED } from './course.ts';
import { highestPayoutOf, MAX_LEGS, STAKE_STEP } from './limits.ts';
import { RETURN, returnsOf } from './odds.ts';

/** The subjects of each category's books, the default one first. */
const SHELVES: Readonly<Record<string, readonly SportId[]>> = {
  SPORTS: ['football', 'basketball', 'tennis'],
  ESPORTS: ['nullSector', 'runeford'],
  COCKFIGHT: ['pit'],
};

/** Parts of a game's code that name the sport that it opens on, where it is not the default. */
const OPENS_ON: Readonly<Record<string, SportId>> = {
  BKB: 'basketball',
  TEN: 'tennis',
  RUN: 'runeford',
};

/** The sports of a game, in the order of its menu. */
export const sportsOf = ({ gameType }: Pick<PlayedGame, 'gameType'>): readonly SportId[] =>
  SHELVES[gameType] ?? [];

/** The sport that a game opens on. @throws {GatewayError} game_not_found for a game that is not a book */
export function openingSport(game: Pick<PlayedGame, 'gameType' | 'gameCode'>): SportId {
  const shelf = sportsOf(game);
  const marked = OPENS_ON[game.gameCode?.split('_').at(-2) ?? ''];
  const sport = marked && shelf.includes(marked) ? marked : shelf[0];
  if (!sport) throw new GatewayError('game_not_found');
  return sport;
}

/**
 * A book on matches of a calendar: bets stay open until the end of their matches. It has calls of its own (index.ts) and
 * no rounds.
 */
export const sportsEngine: Engine = {
  id: 'sports',
  page: 'sports',
  cycle: null,
  betStep: STAKE_STEP,
  returnToPlayer: (game) => returnsOf(openingSport(game)).mean,
  volatility: () => 'CHOICE',
  features: () => [],
  describe: (game) => ({
    opensOn: openingSport(game),
    sports: sportsOf(game).map((id) => ({
      id,
      returns: returnsOf(id),
      leagues: leaguesOf(id).map(({ code, name, periodMs, lengthMs }) => ({
        code,
        name,
        periodMs,
        lengthMs,
      })),
    })),
    margin: 100 - RETURN,
    abandonedPercent: ABANDONED / 100,
    mostLegs: MAX_LEGS,
    highestPayout: highestPayoutOf(game.currency),
  }),
  play: () => {
    throw new GatewayError('request_param_err', 'These matches are scheduled and have no rounds.');
  },
};
