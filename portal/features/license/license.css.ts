import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
const small = below.md;

export const body = portalStyle({ display: 'grid', gap: space.lg });

export const facts = portalStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.lg,
  padding: space.lg,
  background: color.surface.raised,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
  '@media': { [small]: { gridTemplateColumns: '1fr' } },
});

export const fact = portalStyle({ minInlineSize: 0 });
export const name = portalStyle({ color: color.text.muted, fontSize: vars.font.size.sm });
export const value = portalStyle({
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});
export const actions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });
