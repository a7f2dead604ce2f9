import { expect, test } from 'vitest';
import { sparkPath } from './spark-line.ts';

test('a rising line runs from corner to corner of its box', () => {
  expect(sparkPath([0, 10])).toBe('M0 32L100 0');
  expect(sparkPath([5, -5, 5])).toBe('M0 0L50 32L100 0');
});

test('equal values give a line through the middle', () => {
  expect(sparkPath([7, 7, 7])).toBe('M0 16L50 16L100 16');
});

test('values that are not finite are skipped, and the others keep their positions', () => {
  expect(sparkPath([0, Number.NaN, 10])).toBe('M0 32L100 0');
});

test.each([[[]], [[1]], [[Number.NaN, 1]]])('there is no line through %j', (values) => {
  expect(sparkPath(values)).toBeUndefined();
});
