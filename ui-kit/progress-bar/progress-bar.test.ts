import { expect, test } from 'vitest';
import { shareOf } from './progress-bar.tsx';

test.each([
  [0, 10, 0],
  [2.5, 10, 0.25],
  [10, 10, 1],
  [12, 10, 1],
  [-3, 10, 0],
  [1, 0, 0],
  [0, 0, 0],
  [Number.NaN, 10, 0],
  [Number.POSITIVE_INFINITY, 10, 0],
])('%s of %s is the share %s', (value, max, share) => {
  expect(shareOf(value, max)).toBe(share);
});
