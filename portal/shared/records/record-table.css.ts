import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, space } = vars;
/** Where columns of less weight are left out. */
const SMALL = below.md;
/** How narrow the table's place is where rows are cards. */
const CARDS = below.xs;
const line = `${border.hair} solid ${color.surface.border}`;

/** Rows ask its width, not the window's, whether they are cards. */
export const place = portalStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const sheet = portalStyle({
  position: 'relative',
  overflowX: 'auto',
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
  transition: `opacity ${motion.duration.calm} ${motion.easing.out} ${motion.duration.calm}`,
  selectors: { '&[data-state="previous"]': { opacity: 0.55 } },
  '@container': { [CARDS]: { border: 0, borderRadius: 0, background: 'none' } },
});

export const table = portalStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  '@container': { [CARDS]: { display: 'block' } },
});

/** Each value of a card says its head; a screen reader still has them here. */
export const heads = portalStyle({
  '@container': {
    [CARDS]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const body = portalStyle({
  '@container': {
    [CARDS]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm },
  },
});

export const head = portalStyle({
  padding: `${space.md} ${space.lg}`,
  textAlign: 'start',
  fontWeight: font.weight.medium,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  borderBlockEnd: line,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [SMALL]: { paddingInline: space.md, selectors: { '&[data-minor]': { display: 'none' } } },
  },
});

export const row = portalStyle({
  position: 'relative',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:not(:last-child)': { borderBlockEnd: line },
  },
  '@container': {
    [CARDS]: {
      display: 'block',
      paddingBlock: space.sm,
      border: line,
      borderRadius: radius.card,
      background: color.surface.bg,
    },
  },
});

export const cell = portalStyle({
  padding: `${space.md} ${space.lg}`,
  verticalAlign: 'middle',
  selectors: {
    '&[data-align="end"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [SMALL]: { paddingInline: space.md, selectors: { '&[data-minor]': { display: 'none' } } },
  },
  '@container': {
    [CARDS]: {
      display: 'flow-root',
      paddingBlock: space.xs,
      paddingInline: space.md,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'end',
      selectors: {
        '&[data-minor]': { display: 'none' },
        '&:first-child': { textAlign: 'start' },
        '&[data-actions]': { display: 'grid' },
        '&[data-label]::before': {
          // The second one keeps a screen reader from saying it twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          float: 'inline-start',
          maxInlineSize: '50%',
          paddingInlineEnd: space.md,
          textAlign: 'start',
          color: color.text.muted,
        },
      },
    },
  },
});

/** The button covers its row: a press anywhere in it opens the details. */
export const open = portalStyle({
  display: 'grid',
  gap: space.hair,
  justifyItems: 'start',
  textAlign: 'start',
  color: color.text.primary,
  minBlockSize: vars.size.target,
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
