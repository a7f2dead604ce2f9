import { kitStyle } from '../foundation/style.ts';

export const input = kitStyle({ fontVariantNumeric: 'tabular-nums' });
