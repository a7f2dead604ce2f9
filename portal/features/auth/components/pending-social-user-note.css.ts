import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

export const note = portalStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  padding: space.md,
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
  background: color.status.success.bg,
  borderColor: color.status.success.border,
  color: color.status.success.ink,
});

export const icon = portalStyle({ flex: 'none' });

export const body = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.sm,
  minInlineSize: 0,
});
