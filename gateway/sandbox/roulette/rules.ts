import { maxLoss } from '../play/max-loss.ts';
import type { Random } from '../slot/maths/play.ts';
import { BETS, NUMBERS, PAYS } from './bets.ts';

/** Minor units on each bet, by its id. */
export type Stakes = Readonly<Record<string, number>>;

/** All pockets are equally likely. */
export const spinWheel = (random: Random): number => random(NUMBERS);

/**
 * Total return of stakes for each number of the wheel, stakes included; minor units.
 * @throws {RangeError} for a bet that the table does not have
 */
export function returnsOf(stakes: Stakes): number[] {
  const returns = Array.from({ length: NUMBERS }, () => 0);
  for (const [id, stake] of Object.entries(stakes)) {
    const bet = BETS.get(id);
    if (!bet) throw new RangeError(`There is no bet ${id}.`);
    for (const number of bet.numbers)
      returns[number] = (returns[number] ?? 0) + stake * (PAYS[bet.kind] + 1);
  }
  return returns;
}

export const totalOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** Highest possible loss of stakes over all numbers: red and black together lose to zero alone. */
export const spinRisk = (stakes: Stakes): number => maxLoss(totalOf(stakes), returnsOf(stakes));
