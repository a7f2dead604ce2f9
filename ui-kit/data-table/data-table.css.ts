import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { staleContent } from '../foundation/stale.css.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

/**
 * Below this width of the table's container, rows are drawn as cards. Browsers keep a table's roles
 * whatever its `display` (Chromium since 80), so no roles are set.
 */
const CARDS = below.xs;
/** The outline variant; with no specificity, so that rules for narrow windows and cards win. */
const OUTLINE = ':where([data-variant="outline"]) &';
/** Below this width, minor columns are omitted where rows open. */
const NARROW = below.md;
const MINOR = ':where([data-opens]) &[data-minor="true"]';
const left = { display: 'none' } as const;
/** Elements that hold cards or parts of cards below each other. */
const stacked = { display: 'block', inlineSize: '100%' } as const;
/** A value beside the label from its column's header, or below it where it is long. */
const labelled = {
  display: 'flow-root',
  flex: '0 0 100%',
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: 0,
  textAlign: 'end',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
const label = {
  float: 'inline-start',
  maxInlineSize: '50%',
  paddingInlineEnd: space.md,
  color: color.text.muted,
  fontWeight: font.weight.regular,
  textAlign: 'start',
} as const;
/** Screen readers already read the column's header, so the label has an empty alternative text. */
const labelText = ['attr(data-label)', 'attr(data-label) / ""'];

/** A row that does not consist of cells side by side. */
export const block = kitStyle({ '@container': { [CARDS]: stacked } });

/** The scroll container: horizontal for wide tables, vertical where the height is limited. */
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
  '@container': { [CARDS]: { border: 0, borderRadius: 0, background: 'none' } },
});

/** Newer rows are loading. */
export const stale = staleContent;

export const table = kitStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.sm,
  color: color.text.primary,
  vars: { '--bz-row': space.md },
  // Only its rows: `data-density` would make everything inside compact.
  selectors: {
    '&[data-rows="compact"]': { vars: { '--bz-row': space.xs } },
    // The rows draw the lines.
    [OUTLINE]: { borderCollapse: 'collapse' },
  },
  '@container': { [CARDS]: stacked },
});

const cellBase = {
  paddingInline: space.md,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const;

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
  selectors: {
    [OUTLINE]: {
      position: 'static',
      blockSize: 'auto',
      paddingBlock: space.md,
      paddingInline: space.lg,
      background: 'none',
      fontSize: 'inherit',
      fontWeight: font.weight.medium,
      borderBlockEndColor: color.surface.border,
    },
  },
  '@media': {
    [NARROW]: { selectors: { [OUTLINE]: { paddingInline: space.md }, [MINOR]: left } },
  },
  '@container': {
    [CARDS]: {
      position: 'static',
      display: 'inline-flex',
      alignItems: 'center',
      inlineSize: 'auto',
      border: `${border.hair} solid ${color.surface.borderStrong}`,
      borderRadius: radius.control,
      selectors: {
        // Visually hidden, but still the column's header for screen readers.
        '&:not([data-sorts])': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          border: 0,
        },
      },
    },
  },
});

export const cell = kitStyle({
  ...cellBase,
  paddingBlock: 'var(--bz-row)',
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  selectors: {
    'tbody tr:last-child > &': { borderBlockEnd: 0 },
    [OUTLINE]: {
      paddingInline: space.lg,
      borderBlockEnd: 0,
      whiteSpace: 'normal',
      fontWeight: font.weight.regular,
    },
  },
  '@media': {
    [NARROW]: { selectors: { [OUTLINE]: { paddingInline: space.md }, [MINOR]: left } },
  },
  '@container': {
    [CARDS]: {
      ...labelled,
      selectors: {
        [MINOR]: left,
        [OUTLINE]: { paddingInline: space.md },
        'th&': {
          flex: '1 1 0',
          minInlineSize: 0,
          paddingBlockStart: space.md,
          fontWeight: font.weight.bold,
          textAlign: 'start',
        },
        [OUTLINE.replace('&', 'th&')]: {
          paddingBlockStart: space.xs,
          fontWeight: font.weight.regular,
        },
        '&[data-label]::before': { ...label, content: labelText },
        '&[data-actions]': { display: 'grid' },
        '&:last-child': { paddingBlockEnd: space.md },
        // The last column may be omitted, so the card itself has the space above and below.
        [`${OUTLINE}:last-child`]: { paddingBlockEnd: space.xs },
      },
    },
  },
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
  '@container': {
    [CARDS]: {
      ...labelled,
      position: 'static',
      blockSize: 'auto',
      background: 'none',
      selectors: {
        '&:empty': { display: 'none' },
        '&[data-label]::before': { ...label, content: labelText },
        '&:not([data-label])': { textAlign: 'start' },
      },
    },
  },
});

export const numeric = kitStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [OUTLINE]: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    [OUTLINE.replace('&', 'thead &')]: { fontVariantNumeric: 'normal' },
  },
});

/** A possibly long text: it wraps instead of widening its column. */
export const wrapping = kitStyle({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minInlineSize: size.column.sm,
  '@container': { [CARDS]: { minInlineSize: 0 } },
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
  '@container': {
    [CARDS]: {
      position: 'static',
      maxInlineSize: 'none',
      selectors: { 'tr > &': { background: 'none' } },
    },
  },
});

export const row = kitStyle({
  selectors: {
    // Covered by the button of the row.
    '[data-opens] &': { position: 'relative' },
    [`${OUTLINE}:not(:last-child)`]: {
      borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
    },
    '&:hover': { background: color.surface.hover },
    '&[data-selected]': {
      background: color.surface.raised,
      boxShadow: `inset ${border.strong} 0 0 ${color.action.bg.rest}`,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[data-selected]': systemColours.marked } },
  },
  '@container': {
    [CARDS]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      border: `${border.hair} solid ${color.surface.border}`,
      borderRadius: radius.card,
      background: color.surface.bg,
      selectors: { [OUTLINE]: { paddingBlock: space.sm } },
    },
  },
});

/** The headers: above cards, the sort buttons in one row that scrolls. */
export const heads = kitStyle({
  '@container': {
    [CARDS]: {
      position: 'relative',
      display: 'flex',
      gap: space.sm,
      // Room for the ring of focus, which what scrolls would cut.
      padding: space.xs,
      paddingBlockEnd: space.sm,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      selectors: { [`${OUTLINE}:not(:has([data-sorts]))`]: { paddingBlockEnd: 0 } },
    },
  },
});

/** The totals row as a card of its own. */
export const totals = kitStyle({
  '@container': {
    [CARDS]: {
      marginBlockStart: space.sm,
      background: color.surface.raised,
      borderColor: color.surface.borderStrong,
    },
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
    // Figures are aligned with the end of the column, and so is their header.
    [`${numeric} > &`]: { flexDirection: 'row-reverse' },
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
  '@container': { [CARDS]: { selectors: { [`${numeric} > &`]: { flexDirection: 'row' } } } },
});

/**
 * Reserves its space before it is used, so that headers do not move. Above cards there is no hover.
 */
export const sortMark = kitStyle({
  opacity: 0,
  selectors: { '[aria-sort] > * > &': { opacity: 1 }, 'button:hover > &': { opacity: 1 } },
  '@container': { [CARDS]: { opacity: 1 } },
});

/** The button covers its row, so that a press anywhere in it opens the row. */
export const open = kitStyle({
  display: 'grid',
  gap: space.hair,
  justifyItems: 'start',
  textAlign: 'start',
  color: color.text.primary,
  minBlockSize: size.target,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
});

export const pick = kitStyle({ margin: 0 });

export const tool = kitStyle({
  inlineSize: size.control.lg,
  paddingInlineEnd: 0,
  '@container': { [CARDS]: { flex: 'none', inlineSize: size.control.lg, textAlign: 'center' } },
});

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
  '@container': { [CARDS]: { display: 'block' } },
});

/** Shown in place of rows: an empty result or an error. */
export const message = kitStyle({
  padding: space.xl,
  textAlign: 'center',
  '@container': { [CARDS]: { display: 'block' } },
});

/** The custom property with the height of the rows that are not rendered. */
export const GAP = '--bz-table-gap';
/** Spacer for rows that are not rendered. */
export const gap = kitStyle({
  padding: 0,
  border: 0,
  blockSize: `var(${GAP})`,
  '@container': { [CARDS]: { display: 'block' } },
});

/**
 * The container whose width decides whether rows are cards. Its corners are those of the scroller.
 */
export const root = kitStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  borderRadius: radius.card,
});

/** A long list scrolls inside the table, so that only the rows in view are rendered. */
export const tall = kitStyle({ maxBlockSize: `min(70vh, ${size.column.xl})` });

/**
 * Cards below each other, with gaps except in a long list, whose rows are measured without gaps.
 */
export const body = kitStyle({
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      selectors: { [`${tall} &`]: { gap: 0 } },
    },
  },
});
