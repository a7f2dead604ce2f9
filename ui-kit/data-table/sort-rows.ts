export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort order after a press on a column's header: ascending first, then alternating. */
export const nextSort = (sort: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const rank = (value: unknown): number => (value === undefined || value === null ? 1 : 0);

/**
 * Sorts rows by a value: numbers by size, texts by the locale's order. Rows without a value are
 * last in both directions, and rows of equal value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | number | bigint | null | undefined,
  direction: TableSort['direction'],
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((one, other) => {
      const last = rank(one.value) - rank(other.value);
      if (last !== 0 || one.value == null || other.value == null) return last;
      if (typeof one.value === 'string' || typeof other.value === 'string') {
        return sign * collator.compare(String(one.value), String(other.value));
      }
      return sign * (one.value < other.value ? -1 : one.value > other.value ? 1 : 0);
    })
    .map(({ row }) => row);
}
