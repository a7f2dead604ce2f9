import { below } from '../foundation/breakpoints.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

/** Where the sidebar has no room and its tabs go above: the width at which dialogs fill the screen. */
export const small: string = below.sm;

const { space } = vars;
const edge = `${vars.border.hair} solid ${vars.color.surface.border}`;

/** One height for all tabs, so that the dialog does not jump from one to the next. */
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
  // The ring lies inside the edge that would clip it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
