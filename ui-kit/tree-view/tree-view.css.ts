import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

/** The custom property with the depth of a row, from 0. */
export const DEPTH = '--bz-tree-depth';

export const tree = kitStyle({ fontSize: font.size.sm, minInlineSize: 0 });

/** A long tree scrolls by itself, so that only the rows in view are rendered. */
export const tall = kitStyle({
  maxBlockSize: `min(70vh, ${size.column.xl})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.surface.borderStrong} transparent`,
});

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control.sm,
  paddingInlineStart: `calc(var(${DEPTH}) * ${space.xl})`,
  paddingInlineEnd: space.sm,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.quiet.bg.hover },
    '&:active': { background: color.quiet.bg.pressed },
    '&[aria-selected="true"]': {
      background: color.surface.raised,
      fontWeight: font.weight.bold,
      boxShadow: `inset ${border.strong} 0 0 ${color.action.bg.rest}`,
    },
    '&:focus-visible': { outlineOffset: `calc(${border.strong} * -1)` },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
        '&[aria-selected="true"]': systemColours.chosen,
      },
    },
  },
});

export const toggle = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  color: color.text.muted,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    '[aria-expanded="false"] > &:dir(rtl)': { transform: 'rotate(180deg)' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '[aria-selected="true"] > &': systemColours.onChosen,
      },
    },
  },
});

export const label = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = kitStyle({
  marginInlineStart: 'auto',
  color: color.text.muted,
  '@media': {
    [forcedColours]: {
      selectors: {
        '[aria-selected="true"] > &': systemColours.onChosen,
      },
    },
  },
});
