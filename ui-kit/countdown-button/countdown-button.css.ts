import { kitStyle } from '../foundation/style.ts';

export const root = kitStyle({ display: 'inline-flex' });

/** Digits of one width: the label does not tremble while it counts. */
export const label = kitStyle({ fontVariantNumeric: 'tabular-nums' });
