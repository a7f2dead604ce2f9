import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

/** On a phone a single card, the empty state and the skeleton have the same height. */
export const toClaim = portalStyle({ '@media': { [below.sm]: { minBlockSize: '14lh' } } });

export const list = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.md}), 1fr))`,
  listStyle: 'none',
  padding: 0,
});

export const card = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
});

export const picture = portalStyle({ inlineSize: '100%', objectFit: 'cover' });

export const body = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.xs,
  padding: space.lg,
});

export const facts = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: space.lg,
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const actions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
  paddingBlockStart: space.md,
});

export const claimedName = portalStyle({ display: 'grid', gap: space.hair });
