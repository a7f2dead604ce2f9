import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const list = kitStyle({ display: 'grid', minInlineSize: 0 });

export const event = kitStyle({
  position: 'relative',
  display: 'grid',
  gap: space.hair,
  paddingInlineStart: space.xxl,
  paddingBlockEnd: space.lg,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: {
    // The line from this icon to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${size.target} 0`,
      insetInlineStart: `calc(${size.target} / 2)`,
      borderInlineStart: `${border.hair} solid ${color.surface.borderStrong}`,
    },
  },
});

export const mark = recipe({
  base: kitStyle({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    borderRadius: '50%',
    border: `${border.hair} solid currentColor`,
    background: color.surface.bg,
  }),
  variants: {
    tone: {
      neutral: kitStyle({ color: color.text.muted }),
      success: kitStyle({ color: color.status.success.ink }),
      warning: kitStyle({ color: color.status.warning.ink }),
      danger: kitStyle({ color: color.status.danger.ink }),
    },
  },
});

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.lg}`,
  minBlockSize: size.target,
});

export const title = kitStyle({ fontWeight: font.weight.medium, color: color.text.primary });
export const time = kitStyle({
  fontSize: font.size.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const text = kitStyle({ color: color.text.muted, overflowWrap: 'anywhere' });
