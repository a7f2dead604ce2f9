import { maxLoss } from '../play/max-loss.ts';
import type { Random } from '../slot/maths/play.ts';

/** Eight decks; a card is 0 to 51: rank is card % 13 (0 is the ace, the lowest), suit is card / 13. */
export const SHOE = 52 * 8;

export const SIDES = ['dragon', 'tiger', 'tie'] as const;
export type Side = (typeof SIDES)[number];
/** Minor units on each side. */
export type Stakes = Readonly<Partial<Record<Side, number>>>;

export interface Duel {
  readonly dragon: number;
  readonly tiger: number;
  readonly winner: Side;
}

const rank = (card: number) => card % 13;

/** Deals one card to each side from a fresh shoe. */
export function dealDuel(random: Random): Duel {
  const first = random(SHOE);
  // Draws among the remaining cards: the last one takes the place of the removed one.
  const drawn = random(SHOE - 1);
  const second = drawn === first ? SHOE - 1 : drawn;
  const [dragon, tiger] = [first % 52, second % 52];
  const higher = rank(dragon) > rank(tiger) ? 'dragon' : 'tiger';
  return { dragon, tiger, winner: rank(dragon) === rank(tiger) ? 'tie' : higher };
}

/**
 * Total return of a bet on a side, stake included: dragon and tiger pay 1 to 1 and return half of the stake on a
 * tie, which pays 11 to 1.
 */
export function returned(side: Side, winner: Side, bet: number): number {
  if (side === winner) return side === 'tie' ? bet * 12 : bet * 2;
  return winner === 'tie' ? bet / 2 : 0;
}

/** Total return of all stakes, stakes included. */
export const duelReturn = (winner: Side, stakes: Stakes): number =>
  SIDES.reduce((sum, side) => sum + returned(side, winner, stakes[side] ?? 0), 0);

/** Highest possible loss of stakes over all results: on a tie half of a stake on a side is lost. */
export const duelRisk = (stakes: Stakes): number =>
  maxLoss(
    SIDES.reduce((sum, side) => sum + (stakes[side] ?? 0), 0),
    SIDES.map((winner) => duelReturn(winner, stakes)),
  );
