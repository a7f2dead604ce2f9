import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;

export const groups = portalStyle({ display: 'grid', gap: space.huge });
export const paint = portalStyle({
  blockSize: `calc(${space.vast} + ${space.xl})`,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});
/** A light and a dark background behind a colour, so that transparency is visible. */
export const sheer = portalStyle({
  background: `linear-gradient(90deg, ${color.canvas.bg} 50%, ${color.surface.raised} 50%)`,
  overflow: 'clip',
});
export const fill = portalStyle({ blockSize: '100%' });

export const pair = portalStyle({
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  borderRadius: radius.card,
  border: `${border.hair} solid ${color.surface.border}`,
});

export const typeRows = portalStyle({ display: 'grid' });
export const typeRow = portalStyle({
  display: 'grid',
  gridTemplateColumns: `${size.column.xs} minmax(0, 1fr)`,
  gap: space.xl,
  alignItems: 'baseline',
  paddingBlock: space.lg,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});
export const specimen = portalStyle({ overflowWrap: 'anywhere' });
export const families = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.lg}), 1fr))`,
  gap: space.lg,
});
export const family = portalStyle({
  display: 'grid',
  gap: space.md,
  padding: space.xl,
  background: color.surface.bg,
  borderRadius: radius.panel,
  border: `${border.hair} solid ${color.surface.border}`,
});
export const letters = portalStyle({
  fontSize: `calc(${font.size.hero} * 1.6)`,
  lineHeight: font.line.tight,
});
export const alphabet = portalStyle({
  fontSize: font.size.lg,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const bars = portalStyle({ display: 'grid' });
export const bar = portalStyle({
  display: 'grid',
  gridTemplateColumns: `${size.column.xs} ${size.control.lg} minmax(0, 1fr)`,
  gap: space.lg,
  alignItems: 'center',
  paddingBlock: space.md,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});
export const length = portalStyle({
  maxInlineSize: '100%',
  blockSize: space.lg,
  background: color.action.bg.rest,
});

export const lane = portalStyle({
  blockSize: size.control.sm,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.pill,
  overflow: 'clip',
});
/** As wide as the lane: it moves by its own width minus that of the ball. */
export const runner = portalStyle({
  inlineSize: '100%',
  blockSize: '100%',
  transitionProperty: 'translate',
  selectors: { '&[data-state="there"]': { translate: `calc(100% - ${size.control.sm})` } },
});
export const ball = portalStyle({
  inlineSize: size.control.sm,
  blockSize: '100%',
  background: color.action.bg.rest,
  borderRadius: radius.pill,
});

export const elevations = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.md}), 1fr))`,
  gap: space.huge,
  padding: space.huge,
  background: color.canvas.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.panel,
});
export const elevation = portalStyle({
  display: 'grid',
  gap: space.sm,
  alignContent: 'end',
  minBlockSize: `calc(${size.column.xs} + ${space.vast})`,
  padding: space.lg,
  background: color.surface.bg,
  borderRadius: radius.card,
});
export const shape = portalStyle({
  blockSize: size.column.xs,
  background: color.surface.raised,
  border: `${border.hair} solid ${color.surface.borderStrong}`,
});

export const width = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minInlineSize: 'min-content',
  padding: `${space.sm} ${space.lg}`,
  background: color.surface.bg,
  borderInlineStart: `${border.strong} solid ${color.surface.borderStrong}`,
  transition: `border-color ${motion.duration.quick}`,
  selectors: {
    '&[data-state="passed"]': {
      background: color.surface.raised,
      borderInlineStartColor: color.text.brand,
    },
  },
});

export const icons = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.column.xs}, 1fr))`,
  gap: space.sm,
});
export const icon = portalStyle({
  display: 'grid',
  gap: space.sm,
  justifyItems: 'center',
  padding: `${space.lg} ${space.xs}`,
  background: color.surface.bg,
  borderRadius: radius.control,
  fontSize: font.size.xs,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const hero = portalStyle({
  display: 'grid',
  gap: space.xl,
  justifyItems: 'start',
  padding: `${space.vast} ${space.huge}`,
  background: `radial-gradient(120% 140% at 100% 0%, ${color.surface.raised}, ${color.surface.bg} 60%)`,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.panel,
});
export const heroLogo = portalStyle({
  inlineSize: size.column.sm,
  blockSize: size.control.lg,
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'contain',
  backgroundPosition: 'left center',
});
export const show = portalStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.column.sm}) minmax(0, 1fr)`,
  gap: space.xl,
  alignItems: 'start',
  inlineSize: '100%',
});
