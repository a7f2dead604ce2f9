import { below } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { border, color, font, motion, radius, size, space } = vars;

const NARROW = below.md;

/** Each text has one line, so that the skeleton has the same height. */
const line = {
  minInlineSize: 0,
  minBlockSize: '1lh',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const dealer = portalStyle({
  // Visually hidden texts are positioned inside the card, which the rail scrolls.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(${size.control.lg} + ${space.lg}) minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  padding: space.sm,
  textAlign: 'start',
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  color: color.text.primary,
  transition: `background-color ${motion.duration.quick}, border-color ${motion.duration.quick}`,
  selectors: {
    '&[data-state="open"]:hover': {
      background: color.surface.hover,
      borderColor: color.surface.borderStrong,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm } },
});

export const portrait = portalStyle({
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.control,
  objectFit: 'cover',
  selectors: { '[data-state="waiting"] > &': { filter: 'grayscale(1)' } },
});

export const words = portalStyle({ display: 'grid', minInlineSize: 0 });

export const name = portalStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  minInlineSize: 0,
  fontWeight: font.weight.bold,
});

export const clipped = portalStyle(line);

export const spoken = portalStyle({
  ...line,
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  textTransform: 'uppercase',
});

export const quiet = portalStyle({ ...line, color: color.text.muted, fontSize: font.size.sm });

export const shift = portalStyle({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-state="open"] &': { color: color.text.brand } },
});

export const table = portalStyle({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  padding: space.md,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});

export const tableName = portalStyle({ ...line, fontWeight: font.weight.bold });

export const tableLine = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: `calc(1lh + ${space.xs})`,
  '@media': { [NARROW]: { flexDirection: 'column', alignItems: 'flex-start' } },
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const tableFacts = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  rowGap: space.xs,
  fontSize: font.size.sm,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

globalStyle(`${tableFacts} dt`, { '@layer': { [layers.portal]: { color: color.text.muted } } });
globalStyle(`${tableFacts} dd`, {
  '@layer': {
    [layers.portal]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: space.xs,
      minInlineSize: 0,
      minBlockSize: '1lh',
      textAlign: 'end',
      '@media': { [NARROW]: { justifyContent: 'flex-start', textAlign: 'start' } },
    },
  },
});

/** Limits are never cut: a narrow card has two lines for them. */
export const limits = portalStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [NARROW]: { minBlockSize: '2lh', alignItems: 'flex-start' } },
});

export const players = portalStyle({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
});

/** As high as the badge that comes. */
export const statePlace = portalStyle({ blockSize: `calc(1lh + ${space.xs})` });

/** As high as the button that comes. */
export const seatPlace = portalStyle({ blockSize: size.control.sm, marginBlockStart: space.sm });

export const seat = portalStyle({ marginBlockStart: space.sm });

export const none = portalStyle({ color: color.text.muted });
