import { below, landscapePhone, phoneWithRoom } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

export const skip = portalStyle({
  position: 'fixed',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: vars.layer.toast,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  background: vars.color.surface.bg,
  color: vars.color.text.primary,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

const barHeight = `calc(${vars.size.control.lg} + ${vars.space.sm})`;

export const frame = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  '@media': {
    [phoneWithRoom]: { gridTemplateRows: 'auto 1fr auto' },
    [landscapePhone]: { vars: { [vars.size.header]: vars.size.control.lg } },
  },
});

export const bar = portalStyle({
  display: 'none',
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  viewTransitionName: 'phone-bar',
  blockSize: 'var(--bar, 0px)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  '@media': { [phoneWithRoom]: { display: layoutValue('phone-bar', 'flex') } },
});

/** As high as the category bar. */
export const navPlace = portalStyle({
  display: layoutValue('top-bar', 'block'),
  minBlockSize: vars.size.control.lg,
  '@media': { [below.lg]: { display: 'none' } },
});

export const main = portalStyle({
  // R10.04: during a break no games are shown, not even those of the page that was rendered for
  // visitors.
  selectors: { '[data-session="break"] &': { visibility: 'hidden' } },
  gridColumn: 2,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  // The end of the page can be scrolled above a dock.
  paddingBlockEnd: 'var(--dock, 0px)',
  '@media': { [below.lg]: { gridColumn: '1 / -1' } },
});

/** The page's column: at most the content width, with a gutter that follows the window. */
export const content = portalStyle({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.lg}, 2.5vw, ${vars.space.xxl})`,
  paddingBlock: vars.space.xl,
  flex: 1,
  // Content that is shorter than the window keeps the footer below it and below the bar at the
  // lower edge, so that the footer does not shift when data arrive.
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  outline: 'none',
});

/** Without gutters. */
export const fullContent = portalStyle({ flex: 1, minInlineSize: 0, outline: 'none' });

/** Such a page never scrolls, so no gutter is reserved for a scrollbar. */
globalStyle(`html:has(${fullContent})`, {
  '@layer': { [layers.portal]: { scrollbarGutter: 'auto' } },
});

const barSize = layoutValue('phone-bar-size', `calc(${barHeight} + env(safe-area-inset-bottom))`);
const barVar = { [phoneWithRoom]: { vars: { '--bar': barSize } } };

/** The frame of a page with the bar, which sets the variable of its height. */
export const frameWithBar = portalStyle({ '@media': barVar });

/**
 * Toasts are placed above the bar. The variable is set on them alone: setting it on the root at the
 * end of the frame would recompute the styles of the whole page.
 */
globalStyle(`:root:has(${frameWithBar}) [data-above-dialogs]`, {
  '@layer': { [layers.portal]: { '@media': barVar } },
});

/**
 * A focused element is never scrolled behind the bar; the few pages without one keep the same
 * distance.
 */
globalStyle(':root', {
  '@layer': {
    [layers.portal]: {
      '@media': {
        [phoneWithRoom]: { scrollPaddingBlockEnd: `calc(${barSize} + var(--dock, 0px))` },
      },
    },
  },
});
