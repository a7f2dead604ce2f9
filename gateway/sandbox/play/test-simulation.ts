import { seededRandom } from '../seed/random.ts';
import type { Random } from '../slot/maths/play.ts';

/** A deterministic random source for simulations in tests. */
export function simulatedRandom(seed: string): Random {
  const { next } = seededRandom(seed);
  return (limit) => Math.floor(next() * limit);
}

/** Number of rounds that prove a published return. */
const SIMULATED_ROUNDS = 10_000_000;

/**
 * The mean return of many rounds of a stake of 1, and its tolerance: four standard errors, which chance exceeds for one
 * of 16,000 seeds.
 */
export function simulate(round: () => number) {
  let sum = 0;
  let squares = 0;
  for (let played = 0; played < SIMULATED_ROUNDS; played += 1) {
    const returned = round();
    sum += returned;
    squares += returned * returned;
  }
  const mean = sum / SIMULATED_ROUNDS;
  return {
    mean,
    tolerance: 4 * Math.sqrt((squares / SIMULATED_ROUNDS - mean * mean) / SIMULATED_ROUNDS),
  };
}
