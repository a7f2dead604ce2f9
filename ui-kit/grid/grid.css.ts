import { recipe } from '@vanilla-extract/recipes';
import { gaps } from '../foundation/space.css.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { column } = vars.size;

/** As many columns as fit, none narrower than this and none wider than the grid. */
const atLeast = (width: string) =>
  kitStyle({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` });

export const grid = recipe({
  base: kitStyle({ display: 'grid', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    minColumn: {
      xs: atLeast(column.xs),
      sm: atLeast(column.sm),
      md: atLeast(column.md),
      lg: atLeast(column.lg),
      xl: atLeast(column.xl),
    },
  },
});
