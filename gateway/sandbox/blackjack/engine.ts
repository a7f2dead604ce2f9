import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import { ABANDON_MOVE, type SteppedEngine } from '../play/engine.ts';
import {
  BLACKJACK_RETURNS,
  dealerDraws,
  drawCards,
  handOf,
  isBlackjack,
  isSoft,
  returned,
  TWENTY_ONE,
  totalOf,
} from './rules.ts';

const stakes = z.strictObject({});
const piles = z.array(z.number());

/** Bets are even, so that a payout of 3 to 2 is a whole number of minor units. */
const STEP = 2;

/** Exact return under optimal play, percent of all stakes, doubles included (rules.test.ts). */
export const BLACKJACK_RTP = 99.01;
/** Chances under optimal play that a round is won, pushed, lost, or dealt a blackjack, percent. */
export const BLACKJACK_CHANCES = {
  won: 43.23,
  pushed: 8.63,
  lost: 48.14,
  blackjack: 4.73,
} as const;

type End = 'blackjack' | 'dealerBlackjack' | 'won' | 'push' | 'lost' | 'bust';

interface Table {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly isDoubled: boolean;
  /** Whether the player's hand is finished: stood, doubled, at 21 or above it. */
  readonly isOver: boolean;
}

const refused = () => new GatewayError('request_param_err', 'This move is not offered.');

/** Replays the player's moves on the stored cards. */
function dealt(cards: readonly number[], moves: readonly string[]): Table {
  const [first = 0, up = 0, second = 0, hole = 0] = cards;
  const player = [first, second];
  const dealer = [up, hole];
  let next = 4;
  const take = (hand: number[]) => {
    hand.push(cards[next] ?? 0);
    next += 1;
  };
  // The dealer checks the hole card first, so that nobody doubles against a blackjack.
  let isOver = isBlackjack(player) || isBlackjack(dealer);
  let isDoubled = false;
  for (const move of moves) {
    if (isOver) throw refused();
    if (move === 'hit') {
      take(player);
      isOver = totalOf(handOf(player)) >= TWENTY_ONE;
    } else if (move === 'double' && player.length === 2) {
      take(player);
      isDoubled = true;
      isOver = true;
    } else if (move === 'stand' || move === ABANDON_MOVE) isOver = true;
    else throw refused();
  }
  const needsDealer = isOver && !isBlackjack(player) && totalOf(handOf(player)) <= TWENTY_ONE;
  while (needsDealer && dealerDraws(handOf(dealer))) take(dealer);
  return { player, dealer, isDoubled, isOver };
}

function endOf({ player, dealer }: Table): { end: End; back: number } {
  const has = isBlackjack(player);
  if (has && isBlackjack(dealer)) return { end: 'push', back: 2 };
  if (has) return { end: 'blackjack', back: BLACKJACK_RETURNS };
  if (isBlackjack(dealer)) return { end: 'dealerBlackjack', back: 0 };
  const back = returned(handOf(player), handOf(dealer));
  if (totalOf(handOf(player)) > TWENTY_ONE) return { end: 'bust', back };
  return { end: ({ 0: 'lost', 2: 'push', 4: 'won' } as const)[back], back };
}

const shownHand = (cards: readonly number[]) => ({
  cards,
  total: totalOf(handOf(cards)),
  soft: isSoft(handOf(cards)),
});

/** One hand against the dealer, who stands on every 17; pairs cannot be split. */
export const blackjackEngine: SteppedEngine = {
  id: 'blackjack',
  page: 'blackjack',
  cycle: 'game',
  betStep: STEP,
  returnToPlayer: () => BLACKJACK_RTP,
  volatility: () => 'LOW',
  features: () => ['DECISIONS'],
  describe: () => ({ chances: BLACKJACK_CHANCES }),
  draw: (stake, random) => {
    if (!z.safeParse(stakes, stake).success) {
      throw new GatewayError('request_param_err', 'Unknown bet.');
    }
    return drawCards(random);
  },
  stateOf: ({ bet, drawn, moves }) => {
    const table = dealt(piles.parse(drawn), moves);
    const { player, dealer, isDoubled, isOver } = table;
    const staked = isDoubled ? bet * 2 : bet;
    const hands = (seen: readonly number[]) => ({
      player: shownHand(player),
      dealer: shownHand(seen),
      doubled: isDoubled,
    });
    if (!isOver) {
      const view = { ...hands(dealer.slice(0, 1)), canDouble: moves.length === 0, end: null };
      return { view, staked, settled: null };
    }
    const { end, back } = endOf(table);
    return {
      view: { ...hands(dealer), canDouble: false, end },
      staked,
      // A push is undecided and does not count as a valid bet.
      settled: { win: (staked / 2) * back, validBet: end === 'push' ? 0 : staked },
    };
  },
};
