import { seededRandom } from '../seed/random.ts';
import type { Random } from '../slot/maths/play.ts';

/** A source of chance that is the same every time: for simulations in tests. */
export function simulatedRandom(seed: string): Random {
  const { next } = seededRandom(seed);
  return (limit) => Math.floor(next() * limit);
}

/** Rounds that a published return is proven by. */
const SIMULATED_ROUNDS = 10_000_000;

/**
 * The mean of many rounds' returns of a stake of 1, and how far it may lie from the true one: four
 * standard errors, which chance exceeds once in 16,000 seeds.
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
