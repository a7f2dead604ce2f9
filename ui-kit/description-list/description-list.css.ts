import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const list = recipe({
  base: kitStyle({ display: 'grid', fontSize: font.size.sm, minInlineSize: 0 }),
  variants: {
    layout: {
      /** Terms at the start, values at the end; below each other where there is no room. */
      rows: '',
      /** Terms above their values, as many beside each other as fit. */
      columns: kitStyle({
        gap: space.lg,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.column.sm}, 100%), 1fr))`,
      }),
    },
  },
});

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.lg}`,
  paddingBlock: space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${border.hair} solid ${color.surface.border}` },
  },
});

export const column = kitStyle({ display: 'grid', gap: space.hair, alignContent: 'start' });

export const term = kitStyle({
  color: color.text.muted,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const description = kitStyle({
  color: color.text.primary,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
