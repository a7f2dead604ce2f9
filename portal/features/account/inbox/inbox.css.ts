import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;

const inRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm } as const;
export const row = portalStyle(inRow);
/**
 * Two lines on a phone from the start, because the write button is shown once the receivers are
 * known.
 */
export const toolbar = portalStyle({
  ...inRow,
  justifyContent: 'space-between',
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const sent = portalStyle({
  display: 'grid',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
});
export const sentHead = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const list = portalStyle({
  listStyle: 'none',
  padding: 0,
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
});

export const item = portalStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space.md} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space.md,
  '@media': { [below.sm]: { rowGap: space.hair } },
  padding: `${space.md} ${space.lg}`,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: line },
    '&:hover': { background: color.surface.hover },
  },
});

export const dot = portalStyle({
  inlineSize: space.sm,
  blockSize: space.sm,
  borderRadius: radius.pill,
  '@media': { [below.sm]: { gridArea: '1 / 1 / span 2' } },
  selectors: { '&[data-state="unread"]': { background: color.badge.count.bg } },
});

export const open = portalStyle({
  display: 'grid',
  gap: space.hair,
  textAlign: 'start',
  justifyItems: 'start',
  color: color.text.primary,
  minInlineSize: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
});

export const subject = portalStyle({
  selectors: { '[data-state="unread"] > * > &': { fontWeight: font.weight.bold } },
});

export const preview = portalStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  inlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** On a phone the day is below the text, which needs the width. */
export const side = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  '@media': { [below.sm]: { display: 'contents' } },
});
export const time = portalStyle({
  color: color.text.muted,
  fontSize: font.size.xs,
  whiteSpace: 'nowrap',
});
export const day = portalStyle({ '@media': { [below.sm]: { gridArea: '2 / 2' } } });
/** Above the press target of the row. */
export const remove = portalStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  '@media': { [below.sm]: { gridArea: '1 / 3 / span 2' } },
});
export const body = portalStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const letter = portalStyle({ display: 'grid', gap: space.md });
