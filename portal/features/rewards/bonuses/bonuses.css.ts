import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const list = portalStyle({
  display: 'grid',
  gap: space.lg,
  listStyle: 'none',
  padding: 0,
  // The corner radius of its cards, which the line of outdated content follows.
  borderRadius: radius.card,
});

export const bonus = portalStyle({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  minInlineSize: 0,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xl },
  },
  selectors: { '&[data-state="over"]': { background: 'transparent' } },
});

export const names = portalStyle({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});

export const amount = portalStyle({ '@media': { [from.md]: { textAlign: 'end' } } });

export const wide = portalStyle({ '@media': { [from.md]: { gridColumn: '1 / -1' } } });

export const foot = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const ends = portalStyle({ display: 'grid', gap: space.hair });
