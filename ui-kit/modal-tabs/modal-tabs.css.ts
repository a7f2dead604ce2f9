import { below } from '../foundation/breakpoints.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

/**
 * Below this width, at which dialogs fill the screen, the tabs of a sidebar are above the panel.
 */
export const small: string = below.sm;

const { space } = vars;
const edge = `${vars.border.hair} solid ${vars.color.surface.border}`;

/** One height for all tabs, so that the dialog does not change its size with the tab. */
export const steady = kitStyle({
  blockSize: `min(100%, ${vars.size.dialog.md})`,
  '@media': { [below.sm]: { blockSize: '100%' } },
});

export const tabs = kitStyle({ gap: 0, flex: '1 1 auto', minBlockSize: 0, borderBlockStart: edge });

export const topList = kitStyle({ paddingInline: space.lg });

export const sideList = kitStyle({
  inlineSize: vars.size.rail,
  padding: space.md,
  borderInlineEnd: edge,
});

/** Each panel scrolls by itself; header and tabs stay in view. */
export const panel = kitStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.surface.borderStrong} transparent`,
  padding: space.xl,
  // The focus ring is drawn inside the edge, which would clip it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
