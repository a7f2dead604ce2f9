import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

/** What scrolls: sideways where the columns need more room, downwards with a height of its own. */
export const scroller = kitStyle({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  maxInlineSize: '100%',
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  background: color.surface.bg,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.surface.borderStrong} transparent`,
});

/** Paler words could not be read: a line above says that newer rows are on the way. */
export const stale = kitStyle({
  cursor: 'progress',
  boxShadow: `inset 0 ${border.strong} 0 ${color.action.bg.rest}`,
  '@media': { [forcedColours]: { borderBlockStart: `${border.strong} solid Highlight` } },
});

export const table = kitStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.sm,
  color: color.text.primary,
});

const cellBase = {
  paddingInline: space.md,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const;

export const densities = {
  compact: kitStyle({ vars: { '--bz-row': space.xs } }),
  comfortable: kitStyle({ vars: { '--bz-row': space.md } }),
};

export const headCell = kitStyle({
  ...cellBase,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: size.control.md,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  borderBlockEnd: `${border.hair} solid ${color.surface.borderStrong}`,
});

export const cell = kitStyle({
  ...cellBase,
  paddingBlock: 'var(--bz-row)',
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  selectors: { 'tbody tr:last-child > &': { borderBlockEnd: 0 } },
});

export const footCell = kitStyle({
  ...cellBase,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  blockSize: size.control.md,
  background: color.surface.raised,
  fontWeight: font.weight.bold,
  borderBlockStart: `${border.strong} solid ${color.surface.borderStrong}`,
});

export const numeric = kitStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A text that may be long: it wraps instead of widening its column. */
export const wrapping = kitStyle({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minInlineSize: size.column.sm,
});

/** The first column stays in view while the others scroll under it. */
export const pinned = kitStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: color.surface.bg,
  maxInlineSize: '50vw',
  selectors: {
    'thead &, tfoot &': { background: color.surface.raised, zIndex: 2 },
    'tr:hover > &': { background: color.surface.hover },
    'tr[data-selected] > &': { background: color.surface.raised },
  },
});

export const row = kitStyle({
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[data-selected]': {
      background: color.surface.raised,
      boxShadow: `inset ${border.strong} 0 0 ${color.action.bg.rest}`,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[data-selected]': systemColours.marked } },
  },
});

export const sort = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  color: 'inherit',
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { color: color.text.primary },
    '[aria-sort] > &': { color: color.text.primary },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
      },
    },
  },
});

/** Keeps its place before it is chosen, so that the heads do not move. */
export const sortMark = kitStyle({
  opacity: 0,
  selectors: { '[aria-sort] > * > &': { opacity: 1 }, 'button:hover > &': { opacity: 1 } },
});

export const pick = kitStyle({ margin: 0 });

export const tool = kitStyle({ inlineSize: size.control.lg, paddingInlineEnd: 0 });

export const expand = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  color: color.text.muted,
  selectors: {
    '&:hover': { background: color.quiet.bg.hover, color: color.text.primary },
    '&[aria-expanded="true"]': { transform: 'rotate(90deg)' },
    '&[aria-expanded="false"]:dir(rtl)': { transform: 'rotate(180deg)' },
  },
  '@media': systemStates.button,
});

export const detail = kitStyle({
  padding: space.lg,
  background: color.surface.sunken,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

/** What stands in place of rows: nothing found, an error. */
export const message = kitStyle({ padding: space.xl, textAlign: 'center' });

/** The custom property that holds how high the rows are that are not drawn. */
export const GAP = '--bz-table-gap';
/** Room of rows that are not drawn. */
export const gap = kitStyle({ padding: 0, border: 0, blockSize: `var(${GAP})` });

export const root = kitStyle({ minInlineSize: 0 });

/** A long list scrolls in the table, so that only the rows in view need to be drawn. */
export const tall = kitStyle({ maxBlockSize: `min(70vh, ${size.column.xl})` });
