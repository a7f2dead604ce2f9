import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const value = kitStyle({ fontVariantNumeric: 'tabular-nums' });
export const done = kitStyle({
  color: vars.color.status.success.ink,
  '@media': { [forcedColours]: systemColours.sign },
});
