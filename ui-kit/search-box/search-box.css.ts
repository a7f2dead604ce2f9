import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const box = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const field = kitStyle({ flex: 'none' });

/** Scrolls in the space that field, message and footer leave. */
export const list = kitStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.surface.borderStrong} transparent`,
  paddingBlock: space.sm,
});

export const heading = kitStyle({
  paddingInline: space.md,
  paddingBlock: `${space.sm} ${space.xs}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.caps,
  textTransform: 'uppercase',
});

export const option = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: size.control.lg,
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  scrollMarginBlock: space.xxl,
  selectors: {
    '&[aria-selected="true"]': {
      background: color.nav.active,
      color: color.nav.textActive,
      outline: `${border.hair} solid ${color.control.checked}`,
      outlineOffset: `calc(-1 * ${border.hair})`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[aria-selected="true"]': systemColours.marked,
      },
    },
  },
});

/** Pictures of one width, so that the texts are aligned. */
export const icon = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.md,
  minBlockSize: size.control.sm,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const content = kitStyle({ flex: '1 1 0', minInlineSize: 0, display: 'grid' });

const line = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: font.line.body,
} as const;

export const title = kitStyle({ ...line, fontWeight: font.weight.medium });

export const note = kitStyle({
  ...line,
  color: color.text.muted,
  fontSize: font.size.sm,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

export const end = kitStyle({
  flex: 'none',
  maxInlineSize: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontSize: font.size.sm,
});

/** The matches: bold and underlined, so that they need no colour of their own. */
export const mark = kitStyle({
  background: 'none',
  color: 'inherit',
  fontWeight: font.weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: border.strong,
  textDecorationColor: color.control.checked,
  textUnderlineOffset: '0.2em',
  // The browser's default background of `mark`, which is removed here.
  '@media': { [forcedColours]: systemColours.sign },
});

export const footer = kitStyle({
  flex: 'none',
  marginBlockStart: 'auto',
  paddingBlock: space.md,
  paddingInline: space.md,
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
});
