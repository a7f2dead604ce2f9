/** Above this number of vendors the panel is large (R2.33). */
export const SMALL_PANEL = 10;

/** `large` above 10 vendors, else `small`. */
export const panelSize = (vendors: number): 'large' | 'small' =>
  vendors > SMALL_PANEL ? 'large' : 'small';

/**
 * The index that an arrow key leads to in a grid that is read row by row: `from` is the focused
 * index (-1 for none), `columns` the number of columns. Stops at the ends; undefined for other
 * keys. `rtl` swaps left and right.
 */
export function gridNavigation(
  key: string,
  from: number,
  { total, columns, rtl = false }: { total: number; columns: number; rtl?: boolean },
): number | undefined {
  const last = total - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (![forward, backward, 'ArrowDown', 'ArrowUp'].includes(key)) return undefined;
  if (from < 0) return key === 'ArrowUp' || key === backward ? last : 0;
  if (key === forward) return Math.min(from + 1, last);
  if (key === backward) return Math.max(from - 1, 0);
  if (key === 'ArrowUp') return from - columns >= 0 ? from - columns : from;
  if (from + columns <= last) return from + columns;
  // The last row may be short: arrow down still leads into it.
  return Math.floor(from / columns) < Math.floor(last / columns) ? last : from;
}
