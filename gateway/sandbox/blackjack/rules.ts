import type { Random } from '../slot/maths/play.ts';

/** A card is 0 to 51: rank is card % 13 (0 is the ace), suit is card / 13. Each comes from a full deck. */
export const CARDS = 52;
/** Cards that the longest possible round needs: the longest hand of aces, and a dealer's. */
export const CARDS_DRAWN = 40;

export const TWENTY_ONE = 21;
/** The dealer draws below this total and stands from it on, also when it is soft. */
const DEALER_STANDS = 17;

/** A hand encoded as a number: its total, plus `SOFT_FLAG` if an ace counts 11. */
export const SOFT_FLAG = 32;
export const NO_CARDS = 0;
export const totalOf = (hand: number): number => hand & (SOFT_FLAG - 1);
export const isSoft = (hand: number): boolean => hand >= SOFT_FLAG;

/** Value of a card; an ace is 1 here and counts 11 where the hand has room for it. */
export const cardValue = (card: number): number => Math.min((card % 13) + 1, 10);

/** Adds a card of a value to a hand. Pure. */
export function takeValue(hand: number, value: number): number {
  const total = totalOf(hand) + value;
  if (isSoft(hand)) return total > TWENTY_ONE ? total - 10 : total + SOFT_FLAG;
  return value === 1 && total + 10 <= TWENTY_ONE ? total + 10 + SOFT_FLAG : total;
}

export const handOf = (cards: readonly number[]): number =>
  cards.reduce((hand, card) => takeValue(hand, cardValue(card)), NO_CARDS);

/** Whether a hand is a blackjack: twenty-one with two cards. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(handOf(cards)) === TWENTY_ONE;

export const dealerDraws = (hand: number): boolean => totalOf(hand) < DEALER_STANDS;

/**
 * Return of a stake of 2 at the end of a round: 4 for a win, 2 for a push, 0 for a loss. A player above 21 has
 * lost, whatever the dealer has.
 */
export function returned(player: number, dealer: number): 0 | 2 | 4 {
  const [own, other] = [totalOf(player), totalOf(dealer)];
  if (own > TWENTY_ONE) return 0;
  if (other > TWENTY_ONE || own > other) return 4;
  return own === other ? 2 : 0;
}

/** Return of a stake of 2 for a blackjack, which pays 3 to 2. */
export const BLACKJACK_RETURNS = 5;

/** All cards of a round, in the order in which they are dealt. */
export const drawCards = (random: Random): number[] =>
  Array.from({ length: CARDS_DRAWN }, () => random(CARDS));
