/**
 * The index that an arrow key moves to in a list, cyclically. `from` is -1 where no item is current.
 * Undefined for other keys, and in an empty list.
 */
export function stepIndex(count: number, from: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}
