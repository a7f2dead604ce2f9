import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;

export const list = portalStyle({ display: 'grid', gap: space.md });

export const contract = portalStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space.sm,
  padding: space.lg,
  background: color.surface.raised,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
});

export const name = portalStyle({ fontWeight: vars.font.weight.bold });
export const about = portalStyle({
  gridColumn: '1 / -1',
  color: color.text.muted,
  fontSize: vars.font.size.sm,
});
