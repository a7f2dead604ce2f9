import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
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

/** About as high as the loading banners. */
export const heroPlace = portalStyle({ minBlockSize: `calc(${vars.size.rail} * 1.25)` });

/** Reserves the space of the notices while they load. */
export const noticePlace = portalStyle({
  minBlockSize: vars.size.control.md,
  borderRadius: vars.radius.control,
  background: color.surface.bg,
  fontSize: vars.font.size.sm,
  '@media': {
    // The bar has two lines where motion is reduced.
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
  selectors: {
    '&[data-first="winners"]': {
      gridTemplateColumns: `${vars.size.column.md} minmax(0, 1fr)`,
      '@media': { [below.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
  '@media': {
    [below.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/**
 * Below the first viewport nothing is laid out before it comes near. The reserved height is that of
 * the game rail beside the winners at 1280 to 2000 px, so that nothing shifts under a press.
 */
export const besideWinners = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(clamp(${column.md} * 1.025, 33.75vw - ${column.sm} * 0.67, ${column.xl} * 0.955) * ${layoutValue('rail-share', '1')})`,
});

const fiveVendors = `auto clamp(${column.sm} * 1.085, 15vw + ${column.xs} * 0.375, ${column.lg} * 0.827)`;

/** The same for a rail of five vendors. */
export const vendorsBelowFold = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: fiveVendors,
});

/** The same for a rail of more vendors, of which a desktop shows eight. */
export const moreVendorsBelowFold = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: fiveVendors,
  '@media': {
    [from.xl]: {
      containIntrinsicBlockSize: `auto clamp(${column.sm}, 9.4vw + ${column.xs} * 0.525, ${column.md} * 0.858)`,
    },
  },
});

/** Keeps the footer from shifting while the lower half loads. */
export const belowPlace = portalStyle({ minBlockSize: '100dvh' });
