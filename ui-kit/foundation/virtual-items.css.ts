import { kitStyle } from './style.ts';

/**
 * The custom properties with the space before and after an item, and with the size of all items.
 */
export const BEFORE = '--bz-virtual-before';
export const AFTER = '--bz-virtual-after';
export const TOTAL = '--bz-virtual-total';

export const placed = kitStyle({
  marginBlockStart: `var(${BEFORE}, 0)`,
  marginBlockEnd: `var(${AFTER}, 0)`,
});
export const room = kitStyle({ blockSize: `var(${TOTAL})` });
