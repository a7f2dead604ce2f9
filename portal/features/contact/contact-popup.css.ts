import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

export const body = portalStyle({ display: 'grid', gap: vars.space.lg });

export const way = portalStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `${vars.border.hair} solid ${vars.color.surface.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});

export const icon = portalStyle({ color: vars.color.text.brand });
export const name = portalStyle({ display: 'block', fontWeight: vars.font.weight.bold });
export const detail = portalStyle({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
