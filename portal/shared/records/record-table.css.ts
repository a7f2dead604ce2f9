import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, space } = vars;
const SMALL = below.md;
const line = `${border.hair} solid ${color.surface.border}`;

export const sheet = portalStyle({
  overflowX: 'auto',
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
  transition: `opacity ${motion.duration.calm} ${motion.easing.out} ${motion.duration.calm}`,
  selectors: { '&[data-state="previous"]': { opacity: 0.55 } },
});

export const table = portalStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
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
