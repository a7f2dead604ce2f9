import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const menu = portalStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space.lg,
});

export const filters = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': {
    // One row that scrolls, as in a lobby, so that the prize modes add no second row.
    [below.sm]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const group = portalStyle({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const groupTitle = portalStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.caps,
  textTransform: 'uppercase',
  color: color.text.muted,
});

export const list = portalStyle({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high as a card. */
export const placeholder = portalStyle({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});
