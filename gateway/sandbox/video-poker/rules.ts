import type { Random } from '../slot/maths/play.ts';

/** One deck; a card is 0 to 51: rank is card % 13 (0 is the ace), suit is card / 13. */
export const DECK = 52;
export const HAND = 5;

/** Hands from the lowest up; below a pair of jacks nothing pays. */
export const HANDS = [
  'nothing',
  'jacksOrBetter',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
export type Hand = (typeof HANDS)[number];

/** Return of each hand, times the bet, in the order of `HANDS`. */
export const PAYS = [0, 1, 2, 3, 4, 6, 9, 25, 50, 800] as const;

/** Counts of ranks as digits in base 8, so that one number identifies how often each rank occurs. */
const RANK_STEP = 8;
const PLACES = Array.from({ length: 13 }, (_, rank) => RANK_STEP ** rank);

/** Ranks of a straight as bits; the ace is bit 0 and, above the king, also the highest one. */
const STRAIGHTS = new Set([
  ...Array.from({ length: 9 }, (_, low) => 0b11111 << low),
  0b1111000000001,
]);
const ROYAL = 0b1111000000001;

/** The index in `HANDS` of five cards. */
export function handOf(cards: ArrayLike<number>): number {
  let ranks = 0;
  let sum = 0;
  let suits = 0;
  for (let place = 0; place < HAND; place += 1) {
    const card = cards[place] ?? 0;
    const rank = card % 13;
    ranks |= 1 << rank;
    sum += PLACES[rank] ?? 0;
    suits |= 1 << Math.floor(card / 13);
  }
  const isFlush = (suits & (suits - 1)) === 0;
  const isStraight = STRAIGHTS.has(ranks);
  if (isFlush && isStraight) return ranks === ROYAL ? 9 : 8;
  if (isFlush) return 5;
  if (isStraight) return 4;
  return pairsOf(sum);
}

/** Classifies hands with equal ranks, and those that pay nothing. */
function pairsOf(sum: number): number {
  let pairs = 0;
  let isHigh = false;
  let most = 1;
  let left = sum;
  for (let rank = 0; rank < 13; rank += 1) {
    const count = left % RANK_STEP;
    left = (left - count) / RANK_STEP;
    if (count > most) most = count;
    if (count === 2) {
      pairs += 1;
      isHigh = rank === 0 || rank >= 10;
    }
  }
  if (most === 1) return 0;
  if (most === 4) return 7;
  if (most === 3) return pairs === 1 ? 6 : 3;
  if (pairs === 2) return 2;
  return isHigh ? 1 : 0;
}

const CARDS: readonly number[] = Array.from({ length: DECK }, (_, card) => card);

/** The first ten cards of a shuffled deck: five are dealt, and the others wait to replace them. */
export function shuffle(random: Random): number[] {
  const deck = CARDS.slice();
  for (let index = 0; index < HAND * 2; index += 1) {
    const at = index + random(DECK - index);
    const card = deck[at] ?? 0;
    deck[at] = deck[index] ?? 0;
    deck[index] = card;
  }
  return deck.slice(0, HAND * 2);
}

/** The hand after the exchange: each card that is not held is replaced by the next one of the deck. */
export function exchange(deck: readonly number[], held: readonly boolean[]): number[] {
  let next = HAND;
  return deck.slice(0, HAND).map((card, place) => {
    if (held[place]) return card;
    next += 1;
    return deck[next - 1] ?? 0;
  });
}
