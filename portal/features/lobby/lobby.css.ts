import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const { border, color, font, motion, size, space } = vars;
const WIDE = from.md;
const NARROW = below.md;

export const lobby = portalStyle({ display: 'grid', gap: space.xl, minInlineSize: 0 });

export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
});

export const title = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.md,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.headline,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const titleIcon = portalStyle({
  inlineSize: size.icon.xl,
  blockSize: size.icon.xl,
  color: color.text.brand,
});

/** Reserves its line before the number is known. */
export const total = portalStyle({
  minBlockSize: '1lh',
  color: color.text.muted,
  '@media': { [NARROW]: { flexBasis: '100%' } },
});

export const rail = portalStyle({ minInlineSize: 0 });

/** Tabs and search are sticky while the games scroll. */
export const toolbar = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  background: color.canvas.bg,
  '@media': {
    [WIDE]: { position: 'sticky', insetBlockStart: size.header, zIndex: vars.layer.raised },
  },
});

export const search = portalStyle({
  flex: `0 1 calc(${size.rail} * 1.5)`,
  minInlineSize: 0,
  '@media': { [NARROW]: { flexBasis: '100%' } },
});

export const panel = portalStyle({ display: 'grid', gap: space.lg, minInlineSize: 0 });

/** A focused element is never scrolled behind the toolbar (WCAG 2.4.11). */
globalStyle(`${panel}, ${panel} :is(a, button, input)`, {
  '@layer': {
    [layers.portal]: {
      '@media': {
        [WIDE]: { scrollMarginBlockStart: `calc(${size.control.lg} + 2 * ${space.md})` },
      },
    },
  },
});

/** As high as one row of chips. */
export const chipsPlace = portalStyle({ blockSize: size.control.md });

export const chips = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': {
    // One row that scrolls: four rows of chips would push the games off a small screen.
    [NARROW]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const results = portalStyle({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  minBlockSize: `calc(${size.rail} * 1.5)`,
  alignContent: 'start',
});

export const tools = portalStyle({ '@media': { [NARROW]: { flexBasis: '100%' } } });

/** As wide as its longest choice in either language. */
export const sort = portalStyle({
  flex: `0 1 ${size.rail}`,
  inlineSize: size.rail,
  minInlineSize: 0,
  '@media': { [NARROW]: { flexGrow: 1 } },
});

export const filter = portalStyle({ flex: 'none' });

export const count = portalStyle({
  minBlockSize: '1lh',
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

const appear = keyframes({ from: { opacity: 0 } });

/** The previous page stays while the new one loads; a fast answer shows no change at all. */
export const busy = portalStyle({
  // A little higher than its line, so that the games below do not shift.
  marginBlock: `calc(-1 * ${space.hair})`,
  animation: `${appear} ${motion.duration.quick} ${motion.easing.out} ${motion.duration.calm} backwards`,
});

export const cell = portalStyle({ minInlineSize: 0 });

export const pages = portalStyle({ paddingBlockStart: space.lg });

export const vendor = portalStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: `calc(${size.control.lg} + ${space.xxl})`,
  padding: space.md,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
  background: color.surface.bg,
  color: color.text.primary,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
  transition: `background-color ${motion.duration.quick}, border-color ${motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-pressed="true"]': {
      borderColor: color.control.checked,
      boxShadow: `inset 0 0 0 ${border.hair} ${color.control.checked}`,
      background: color.nav.active,
    },
  },
});

export const vendorLogo = portalStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.rail} * 0.6)`,
  blockSize: size.control.sm,
  objectFit: 'contain',
  background: 'none',
  // A vendor has one logo for all backgrounds: its dark colours are lightened on dark ones.
  selectors: { '[data-mode="dark"] &': { filter: 'brightness(1.6) saturate(0.9)' } },
});

/** Below the icon or logo; a word wider than a count uses the tile's padding before it wraps. */
const vendorLine = {
  marginInline: `calc(-1 * ${space.sm})`,
  fontSize: font.size.xs,
  textAlign: 'center',
} as const;

export const vendorAll = portalStyle({ ...vendorLine, fontWeight: font.weight.bold });

export const vendorMaintenance = portalStyle({
  ...vendorLine,
  color: color.status.warning.ink,
  fontWeight: font.weight.bold,
});

export const vendorCount = portalStyle({
  ...vendorLine,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
