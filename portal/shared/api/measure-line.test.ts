import { expect, test } from 'vitest';
import { median } from './measure-line.ts';

test('the median is the middle of an odd number, and the mean of the middle two of an even', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([7])).toBe(7);
});
