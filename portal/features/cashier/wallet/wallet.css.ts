import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;

export const main = portalStyle({
  display: 'grid',
  gap: space.lg,
  padding: space.xl,
  background: color.surface.raised,
  border: line,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
export const balance = portalStyle({ display: 'grid', gap: space.xs });
export const name = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const amount = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });

export const parts = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28ch), 1fr))',
  selectors: {
    // Two and two.
    '&[data-parts="four"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 40ch), 1fr))',
    },
  },
});
export const part = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  alignItems: 'start',
  gap: space.md,
  padding: space.lg,
  background: color.surface.bg,
  border: line,
  borderRadius: radius.card,
  minInlineSize: 0,
});
export const partTitle = portalStyle({ fontSize: font.size.md, fontWeight: font.weight.bold });
export const partAmount = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
});
