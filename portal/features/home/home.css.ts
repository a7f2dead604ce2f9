import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
const { column } = vars.size;
const PHONE = below.sm;

export const page = portalStyle({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Keeps the carousel's place while its banners are on their way. */
export const heroPlace = portalStyle({
  aspectRatio: '21 / 9',
  borderRadius: vars.radius.panel,
  background: color.skeleton.base,
});

/** Keeps the notices' place while they are on their way. */
export const noticePlace = portalStyle({
  minBlockSize: vars.size.control.md,
  borderRadius: vars.radius.control,
  background: color.surface.bg,
  fontSize: vars.font.size.sm,
  '@media': {
    // The bar shows two lines where nothing moves.
    [`${PHONE} and (prefers-reduced-motion: reduce)`]: {
      minBlockSize: `calc(2lh + 2 * ${space.xs} + 2 * ${vars.border.hair})`,
    },
  },
});

/** The game-type menu: scrolls sideways where it has no room. */
export const menu = portalStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: space.sm,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: space.xs,
  marginBlock: `calc(-1 * ${space.xs})`,
});

export const sections = portalStyle({
  display: 'grid',
  gap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const split = portalStyle({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.column.md}`,
  alignItems: 'start',
  '@media': {
    [below.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const more = portalStyle({
  color: color.text.link,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/**
 * Below the first screen nothing is laid out before it comes near. The place that is kept is what a
 * rail of games measures at 1280 to 1920 px, so that nothing moves under a press further down.
 */
export const belowFold = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto clamp(${column.md} * 1.025, 33.75vw - ${column.sm} * 0.67, ${column.lg} * 1.0625)`,
});

/** The same for a rail of vendors. */
export const vendorsBelowFold = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto clamp(${column.sm} * 1.135, 15vw + ${column.xs} * 0.46, ${column.md} * 1.0625)`,
});

/** Keeps the footer from jumping while the lower half is on its way. */
export const belowPlace = portalStyle({ minBlockSize: '100dvh' });
