import { from } from '../foundation/breakpoints.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';
import { VISIBILITY } from './visibility.ts';

const { color, space } = vars;
/** The number of items in the full width; set by the component. */
export const PER_VIEW = '--bz-rail-per-view';
/** The number of items in the full width on a desktop, where it differs. */
export const PER_VIEW_WIDE = '--bz-rail-per-view-wide';

/** The minimum width of an item, where the component sets one. */
export const LEAST = '--bz-rail-least';

/** An equal share of the width, but not less than the minimum: then fewer items are shown. */
const share = (perView: string, least: string) =>
  `max(${least}, calc((100% - ${space.lg} * (${perView} - 1)) / ${perView}))`;

export const rail = kitStyle({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const bare = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 0,
});

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: vars.size.control.sm,
  overflowWrap: 'anywhere',
});

export const heading = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  lineHeight: vars.font.line.tight,
});

export const count = kitStyle({
  color: color.text.muted,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
});

export const steps = kitStyle({ display: 'flex', gap: space.xs });

export const step = kitStyle({
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});

export const scroller = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: share(`var(${PER_VIEW})`, `var(${LEAST}, calc(${vars.size.railFolded} * 2))`),
  gap: space.lg,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  // Room for what items draw outside their box: shadow, focus ring, the raise on hover.
  padding: space.sm,
  margin: `calc(-1 * ${space.sm})`,
  scrollPaddingInline: space.sm,
  '@media': {
    [from.xl]: {
      selectors: {
        '&[data-wide]': {
          gridAutoColumns: share(`var(${PER_VIEW_WIDE})`, `calc(${vars.size.railFolded} * 1.4)`),
        },
      },
    },
  },
});

export const item = kitStyle({
  display: 'grid',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  vars: { [VISIBILITY]: 'visible' },
});
