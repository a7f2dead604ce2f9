import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const standing = portalStyle({
  display: 'grid',
  gap: space.lg,
  padding: space.xl,
  background: color.surface.raised,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const waiting = portalStyle({ display: 'grid', gap: space.sm, justifyItems: 'start' });
export const name = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const amount = portalStyle({
  // Reserves its height while it is unknown.
  minBlockSize: '1lh',
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  color: color.text.brand,
  fontVariantNumeric: 'tabular-nums',
});

export const ways = portalStyle({ display: 'grid', gap: space.md });

export const rates = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  listStyle: 'none',
  padding: 0,
});

export const product = portalStyle({ display: 'grid', gap: space.hair });
