import { expect, test } from 'vitest';
import { gridNavigation, panelSize } from './grid-navigation.ts';

test('[R2.33] the panel is large above 10 vendors', () => {
  expect([2, 10, 11, 60].map(panelSize)).toEqual(['small', 'small', 'large', 'large']);
});

const grid = { total: 8, columns: 3 };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 7],
  ['Tab', 3, undefined],
])('%s from %i leads to %s in three columns of eight', (key, from, to) => {
  expect(gridNavigation(key, from, grid)).toBe(to);
});

test('arrow left moves forward in right-to-left text', () => {
  expect(gridNavigation('ArrowLeft', 0, { ...grid, rtl: true })).toBe(1);
});
