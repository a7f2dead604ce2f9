import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, shadow, size, space } = vars;

export const root = kitStyle({ position: 'relative', minInlineSize: 0 });

/** Below its field and as wide; above it where there is no room (placed by Radix). */
export const list = kitStyle({
  zIndex: vars.layer.popup,
  inlineSize: 'var(--radix-popover-trigger-width)',
  maxBlockSize: `min(${size.column.md}, var(--radix-popover-content-available-height, 100vh))`,
  overflowY: 'auto',
  padding: space.xs,
  background: color.surface.bg,
  color: color.text.primary,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: shadow.popup,
  fontSize: font.size.sm,
});

export const option = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control.md,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: color.quiet.bg.hover },
    '&:active:not([aria-disabled="true"])': { background: color.quiet.bg.pressed },
    '&[aria-selected="true"]': { fontWeight: font.weight.bold },
    '&[aria-disabled="true"]': { color: color.action.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-active]': systemColours.marked,
        '&[aria-disabled="true"]': systemColours.disabled,
      },
    },
  },
});

export const content = kitStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = kitStyle({ fontSize: font.size.xs, color: color.text.muted });
export const tick = kitStyle({ flex: 'none', marginInlineStart: 'auto' });
export const nothing = kitStyle({ padding: space.md, color: color.text.muted });
