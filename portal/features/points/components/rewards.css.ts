import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;
const SMALL = below.sm;

export const section = portalStyle({ display: 'grid', gap: space.lg });
export const types = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

/** Four per row on a desktop, two on a phone. */
export const grid = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${size.column.md} * 0.85), 1fr))`,
  listStyle: 'none',
  padding: 0,
  '@media': {
    [SMALL]: { gap: space.md, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const item = portalStyle({ display: 'grid' });
export const place = portalStyle({ aspectRatio: '3 / 4', inlineSize: '100%' });

export const tile = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
  transition: `border-color ${motion.duration.quick}, box-shadow ${motion.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: color.surface.borderStrong, boxShadow: vars.shadow.raised },
  },
});
export const art = portalStyle({ position: 'relative' });
export const picture = portalStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  selectors: { '[data-state="gone"] &': { filter: 'grayscale(0.85)' } },
});
export const stock = portalStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
});
export const body = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.lg,
  '@media': { [SMALL]: { padding: space.md } },
});
export const name = portalStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
});
export const detail = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const price = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
  color: color.text.brand,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const priceIcon = portalStyle({ inlineSize: size.icon.md, blockSize: size.icon.md });
export const redeem = portalStyle({ marginBlockStart: space.sm });
