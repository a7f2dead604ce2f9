/**
 * The most that a bet can lose: what is staked, without the least that comes back whatever happens.
 * Stakes on opposite sides cover each other, so that two of them lose less than both together.
 * Pure; minor units.
 * @param returns what comes back in all, stakes included, for each outcome that there can be
 */
export const mostLost = (staked: number, returns: readonly number[]): number =>
  Math.max(0, staked - Math.min(...returns));

/**
 * Spreads a sum over parts in proportion to their weights, in whole minor units that sum to it. Pure.
 * @param weights not negative
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  let passed = 0n;
  let given = 0n;
  return weights.map((weight) => {
    passed += BigInt(weight);
    const upTo = total === 0n ? 0n : (BigInt(sum) * passed) / total;
    const share = upTo - given;
    given = upTo;
    return Number(share);
  });
}
