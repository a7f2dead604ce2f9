import { kitStyle } from '../foundation/style.ts';

export const root = kitStyle({ display: 'inline-flex', maxInlineSize: '100%' });

/** Digits of one width: the label does not tremble while it counts. */
export const label = kitStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  fontVariantNumeric: 'tabular-nums',
});
