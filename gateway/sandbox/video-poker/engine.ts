import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import { ABANDON_MOVE, type SteppedEngine } from '../play/engine.ts';
import { exchange, HAND, HANDS, handOf, PAYS, shuffle } from './rules.ts';

const stakes = z.strictObject({});
const decks = z.array(z.number());

/** Return under optimal play, percent: exact, over every deal and every draw (rules.test.ts). */
export const VIDEO_POKER_RTP = 99.54;

/** Frequency of each hand of `HANDS` under optimal play, percent of all rounds (rules.test.ts). */
export const VIDEO_POKER_CHANCES = [
  54.5435, 21.4585, 12.9279, 7.4449, 1.1229, 1.1015, 1.1512, 0.2363, 0.0109, 0.0025,
] as const;

const MOVE = /^hold-([01]{5})$/;

/** The cards that a move holds; an abandoned round keeps all of them. */
function heldBy(move: string): boolean[] {
  if (move === ABANDON_MOVE) return Array.from({ length: HAND }, () => true);
  const bits = MOVE.exec(move)?.[1];
  if (!bits) throw new GatewayError('request_param_err', 'This move is not offered.');
  return [...bits].map((bit) => bit === '1');
}

/** Jacks or better, 9 for a full house and 6 for a flush: five cards, and one exchange of any of them. */
export const videoPokerEngine: SteppedEngine = {
  id: 'video-poker',
  page: 'video-poker',
  cycle: 'game',
  betStep: 1,
  returnToPlayer: () => VIDEO_POKER_RTP,
  volatility: () => 'HIGH',
  features: () => ['DECISIONS'],
  describe: () => ({
    hands: HANDS.map((hand, index) => ({
      hand,
      pays: PAYS[index],
      chance: VIDEO_POKER_CHANCES[index],
    })),
  }),
  draw: (stake, random) => {
    if (!z.safeParse(stakes, stake).success) {
      throw new GatewayError('request_param_err', 'Unknown bet.');
    }
    return shuffle(random);
  },
  stateOf: ({ bet, drawn, moves }) => {
    const deck = decks.parse(drawn);
    const dealt = deck.slice(0, HAND);
    const [move] = moves;
    if (moves.length > 1) throw new GatewayError('request_param_err', 'This move is not offered.');
    if (move === undefined) {
      const view = { cards: dealt, hand: HANDS[handOf(dealt)], held: null };
      return { view, staked: bet, settled: null };
    }
    const held = heldBy(move);
    const cards = exchange(deck, held);
    const hand = handOf(cards);
    return {
      view: { cards, hand: HANDS[hand], held },
      staked: bet,
      settled: { win: bet * (PAYS[hand] ?? 0), validBet: bet },
    };
  },
};
