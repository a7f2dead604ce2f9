import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const bar = kitStyle({
  display: 'flex',
  background: color.nav.bg,
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const fixed = kitStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
});

/**
 * 48 px high and about a fifth of a phone wide, or wider for a long label: it is pressed with a
 * thumb.
 */
export const entry = kitStyle({
  position: 'relative',
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
  minBlockSize: `calc(${size.control.lg} + ${space.sm})`,
  paddingInline: space.hair,
  fontSize: font.size.xs,
  color: color.nav.text,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:active': { background: color.quiet.bg.pressed },
    '&[aria-current="page"]': { color: color.nav.textActive, fontWeight: font.weight.bold },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '25%',
      borderBlockStart: `${border.strong} solid currentColor`,
    },
    '&:focus-visible': { outlineOffset: `calc(${border.strong} * -1)` },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
        '&:active': systemColours.chosen,
        '&[aria-current="page"]::before': { borderColor: 'Highlight' },
      },
    },
  },
});

export const label = kitStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = kitStyle({ position: 'relative', display: 'inline-flex' });
export const badge = kitStyle({
  position: 'absolute',
  insetBlockStart: `calc(${space.xs} * -1)`,
  insetInlineStart: '60%',
});
