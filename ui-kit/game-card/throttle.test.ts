import { expect, test } from 'vitest';
import { FAVOURITE_THROTTLE_MS, leadingThrottle } from './throttle.ts';

test('[R5.10] lets the first press through and drops those of the next 1000 ms', () => {
  const passes = leadingThrottle(FAVOURITE_THROTTLE_MS);
  expect([0, 10, 999, 1000, 1500, 1999, 2000].map(passes)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a dropped press does not delay the next allowed one', () => {
  const passes = leadingThrottle(1000);
  passes(0);
  passes(900);
  expect(passes(1001)).toBe(true);
});
