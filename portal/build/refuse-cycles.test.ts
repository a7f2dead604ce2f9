import { expect, test } from 'vitest';
import { cycleOf } from './refuse-cycles.ts';

test('scripts that import each other are found, however long the cycle', () => {
  expect(cycleOf({ page: ['common'], common: ['page'] })).toEqual(['page', 'common']);
  expect(cycleOf({ index: ['a'], a: ['packages', 'b'], b: ['c'], c: ['a'], packages: [] })).toEqual(
    ['a', 'b', 'c'],
  );
});

test('a script that several others import is no cycle', () => {
  expect(
    cycleOf({ index: ['a', 'b'], a: ['c', 'packages'], b: ['c', 'packages'], c: ['packages'] }),
  ).toBeUndefined();
});
