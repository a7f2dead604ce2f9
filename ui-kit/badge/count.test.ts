import { expect, test } from 'vitest';
import { countText } from './count.ts';

test.each([
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  [0.4, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('a count of %s reads %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
