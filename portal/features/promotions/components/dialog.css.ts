import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const content = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});
export const picture = portalStyle({ inlineSize: '100%', borderRadius: radius.card });
export const facts = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});
export const termsTitle = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });

export const application = portalStyle({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.control,
  background: color.surface.sunken,
  border: `${border.hair} solid ${color.surface.border}`,
});
export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const comment = portalStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const form = portalStyle({ display: 'grid', gap: space.lg });
export const counter = portalStyle({ fontVariantNumeric: 'tabular-nums' });
