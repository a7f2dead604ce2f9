import { expect, test } from 'vitest';
import { stepIn } from './step-in.ts';

const ids = ['a', 'b', 'c'];

test.each([
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'a'],
  ['a', 'ArrowUp', 'c'],
  ['gone', 'ArrowDown', 'a'],
  [undefined, 'ArrowUp', 'c'],
  ['a', 'Home', undefined],
  ['a', 'x', undefined],
] as const)('from %s %s leads to %s', (active, key, next) => {
  expect(stepIn(ids, active, key)).toBe(next);
});

test('among no options nothing is led to', () => {
  expect(stepIn([], undefined, 'ArrowDown')).toBeUndefined();
});
