/**
 * Returns the highest possible loss of a bet: its stake less the lowest return of any outcome. Stakes on
 * opposite sides cover each other, so two of them lose less than their sum. Minor units.
 * @param returns the whole return, stakes included, of each possible outcome
 */
export const maxLoss = (staked: number, returns: readonly number[]): number =>
  Math.max(0, staked - Math.min(...returns));
