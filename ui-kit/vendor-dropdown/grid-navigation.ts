/** Above so many vendors the panel is large (R2.33). */
export const SMALL_PANEL = 10;

/** `large` above 10 vendors, else `small`. */
export const panelSize = (vendors: number): 'large' | 'small' =>
  vendors > SMALL_PANEL ? 'large' : 'small';

/**
 * Where an arrow key leads in a grid that is read row by row: `from` is the index of the item with
 * focus (-1 for none), `columns` how many stand in a row. Ends hold; undefined for other keys.
 * `rtl` turns left and right about.
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
  // The last row may be short: down still leads into it.
  return Math.floor(from / columns) < Math.floor(last / columns) ? last : from;
}
