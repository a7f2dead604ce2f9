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
  // One of those that are left: the last stands for the one that is gone.
  const drawn = random(SHOE - 1);
  const second = drawn === first ? SHOE - 1 : drawn;
  const [dragon, tiger] = [first % 52, second % 52];
  const higher = rank(dragon) > rank(tiger) ? 'dragon' : 'tiger';
  return { dragon, tiger, winner: rank(dragon) === rank(tiger) ? 'tie' : higher };
}

/**
 * What a bet on a side returns in all, stake included: dragon and tiger pay 1 to 1 and give half
 * back on a tie, which pays 11 to 1.
 */
export function returned(side: Side, winner: Side, bet: number): number {
  if (side === winner) return side === 'tie' ? bet * 12 : bet * 2;
  return winner === 'tie' ? bet / 2 : 0;
}

/** What stakes return in all, stakes included. */
export const duelReturn = (winner: Side, stakes: Stakes): number =>
  SIDES.reduce((sum, side) => sum + returned(side, winner, stakes[side] ?? 0), 0);

/** The most that stakes can lose, whoever wins: half a stake that comes back on a tie is half lost. */
export const duelRisk = (stakes: Stakes): number =>
  maxLoss(
    SIDES.reduce((sum, side) => sum + (stakes[side] ?? 0), 0),
    SIDES.map((winner) => duelReturn(winner, stakes)),
  );
