import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;

export const page = portalStyle({ display: 'grid', gap: space.xl });

export const title = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const list = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column.lg}), 1fr))`,
  alignItems: 'start',
});

export const card = portalStyle({
  display: 'grid',
  gap: space.md,
  padding: space.xl,
  background: color.surface.bg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
});

export const cardTitle = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
  color: color.text.brand,
});

export const since = portalStyle({ color: color.text.muted, fontSize: vars.font.size.sm });
