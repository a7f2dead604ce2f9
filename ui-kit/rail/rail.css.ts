import { from } from '../foundation/breakpoints.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';
import { VISIBILITY } from './visibility.ts';

const { color, space } = vars;
/** How many items a full width shows; the component sets it. */
export const PER_VIEW = '--bz-rail-per-view';
/** How many a full width shows on a desktop, where that is another number. */
export const PER_VIEW_WIDE = '--bz-rail-per-view-wide';

/** The least that an item is wide, where the component says another. */
export const LEAST = '--bz-rail-least';

/** A share of the width, but never too narrow to read: then fewer show. */
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
  // Room for what items draw outside their box: shadow, ring, the lift under the pointer.
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
