import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

test('a header sorts ascending first, then descending; another header starts with ascending', () => {
  const first = nextSort(undefined, 'amount');
  expect(first).toEqual({ column: 'amount', direction: 'ascending' });
  expect(nextSort(first, 'amount').direction).toBe('descending');
  expect(nextSort(nextSort(first, 'amount'), 'amount').direction).toBe('ascending');
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'ascending' });
});

test('numbers are sorted by size, texts by the locale, and missing values are last in both directions', () => {
  const amounts = [10, undefined, 9, -1];
  expect(sortRows(amounts, (value) => value, 'ascending')).toEqual([-1, 9, 10, undefined]);
  expect(sortRows(amounts, (value) => value, 'descending')).toEqual([10, 9, -1, undefined]);
  expect(sortRows(['b10', 'B2', 'a'], (value) => value, 'ascending', 'en')).toEqual([
    'a',
    'B2',
    'b10',
  ]);
});

test('sorting loses no row, and rows of equal value keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ value: fc.integer({ max: 3, min: 0 }) })), (rows) => {
      const sorted = sortRows(rows, ({ value }) => value, 'ascending');
      expect(new Set(sorted)).toEqual(new Set(rows));
      for (const [at, row] of sorted.entries()) {
        const before = sorted[at - 1];
        if (!before) continue;
        expect(before.value).toBeLessThanOrEqual(row.value);
        if (before.value === row.value) {
          expect(rows.indexOf(before)).toBeLessThan(rows.indexOf(row));
        }
      }
    }),
  );
});
