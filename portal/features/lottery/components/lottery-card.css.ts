import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;

export const card = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  background: color.surface.bg,
  transition: `border-color ${motion.duration.quick} ${motion.easing.out}`,
  selectors: {
    '&:hover': { borderColor: color.surface.borderStrong, background: color.surface.hover },
    '&[data-state="open"]': {
      borderColor: color.text.brand,
      boxShadow: `inset 0 0 0 ${border.hair} ${color.text.brand}`,
    },
  },
});

export const link = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xs,
  minInlineSize: 0,
  padding: space.md,
  borderRadius: radius.card,
  color: color.text.primary,
  textDecoration: 'none',
});

export const name = portalStyle({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  fontWeight: font.weight.bold,
});

export const next = portalStyle({
  gridColumn: 2,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.sm,
  whiteSpace: 'nowrap',
  fontSize: font.size.sm,
  color: color.text.muted,
  selectors: { '&[data-state="drawing"]': { color: color.text.brand } },
});
export const nextLabel = portalStyle({ fontSize: font.size.xs });
export const count = portalStyle({
  minInlineSize: '6ch',
  textAlign: 'end',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});
export const instant = portalStyle({ fontSize: font.size.sm, color: color.text.muted });

export const last = portalStyle({
  gridColumn: 1,
  gridRow: 2,
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
});
export const lastLabel = portalStyle({ fontSize: font.size.xs, color: color.text.muted });
export const number = portalStyle({
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: font.tracking.caps,
  color: color.text.brand,
});

export const heart = portalStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: size.control.md,
  blockSize: size.control.md,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.favourite.off,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.quiet.bg.hover } },
});
export const heartIcon = portalStyle({
  selectors: { '&[data-state="on"]': { fill: color.favourite.on, color: color.favourite.on } },
});
