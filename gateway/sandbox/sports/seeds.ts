import { createHmac } from 'node:crypto';
import { newSeed, seedHash } from '../lottery/draw-numbers.ts';
import { RULES } from './catalogue.ts';
import { type Course, simulateMatch } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { fairNumbers } from './numbers.ts';

export { newSeed, seedHash };

/** Yields an unlimited sequence of numbers: HMAC-SHA256 under the seed of `matchNo:0`, `matchNo:1` … */
function* numbersFrom(seed: string, matchNo: string): Generator<number> {
  const key = Buffer.from(seed, 'hex');
  for (let block = 0; ; block += 1) {
    yield* fairNumbers(createHmac('sha256', key).update(`${matchNo}:${block}`).digest());
  }
}

/** The course of a match, which depends on its seed and number alone. */
export function courseOf({ league, rates, matchNo }: Fixture, seed: string): Course {
  const numbers = numbersFrom(seed, matchNo);
  return simulateMatch(RULES[league.sport].format, rates, () => Number(numbers.next().value));
}
