import { kitStyle } from './foundation/style.ts';
import { vars } from './foundation/theme.css.ts';

const { size, space } = vars;

export const sheet = kitStyle({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.column.md}, 100%), 1fr))`,
});
export const cell = kitStyle({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  alignContent: 'start',
});
/** Room for the focus ring, which the picture of the cell includes. */
export const shown = kitStyle({ padding: space.xs, minInlineSize: 0 });
