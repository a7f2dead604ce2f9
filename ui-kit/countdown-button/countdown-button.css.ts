import { kitStyle } from '../foundation/style.ts';

export const root = kitStyle({ display: 'inline-flex', maxInlineSize: '100%' });

/** Tabular digits, so that the label does not move while it counts. */
export const label = kitStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  fontVariantNumeric: 'tabular-nums',
});
