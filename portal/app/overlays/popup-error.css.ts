import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

export const place = portalStyle({
  position: 'fixed',
  insetInline: vars.space.lg,
  insetBlockEnd: vars.space.lg,
  zIndex: vars.layer.popup,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.sm,
  maxInlineSize: vars.size.dialog.md,
  marginInline: 'auto',
  padding: vars.space.sm,
  background: vars.color.surface.bg,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.popup,
});

export const card = portalStyle({ flex: 1 });
