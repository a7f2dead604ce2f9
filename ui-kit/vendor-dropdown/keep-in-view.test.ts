import { expect, test } from 'vitest';
import { shiftInto } from './keep-in-view.ts';

test.each([
  [100, 400, 1280, 0],
  [900, 1500, 1280, -232],
  [-50, 300, 1280, 62],
  [0, 2000, 1280, 12],
])('a panel from %i to %i in %i moves by %i', (from, to, width, shift) => {
  expect(shiftInto(from, to, width)).toBe(shift);
});
