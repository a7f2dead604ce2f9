import { expect, test } from 'vitest';
import { stepIndex } from './step-index.ts';

test.each([
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', 0],
  [2, 'ArrowUp', 1],
  [0, 'ArrowUp', 2],
  [-1, 'ArrowDown', 0],
  [-1, 'ArrowUp', 2],
  [0, 'Home', undefined],
  [0, 'x', undefined],
] as const)('of three items, from %i %s moves to %s', (from, key, next) => {
  expect(stepIndex(3, from, key)).toBe(next);
});

test('an empty list has no item to move to', () => {
  expect(stepIndex(0, -1, 'ArrowDown')).toBeUndefined();
});
