/**
 * Distributes a sum over parts in proportion to their weights, in whole minor units that add up to it.
 * @param weights not negative
 */
export function distribute(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  let weightSoFar = 0n;
  let distributed = 0n;
  return weights.map((weight) => {
    weightSoFar += BigInt(weight);
    const target = total === 0n ? 0n : (BigInt(sum) * weightSoFar) / total;
    const share = target - distributed;
    distributed = target;
    return Number(share);
  });
}
