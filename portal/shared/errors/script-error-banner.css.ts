import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

/** Above the bottom bar of a phone. */
export const place = portalStyle({
  position: 'fixed',
  insetInline: vars.space.lg,
  insetBlockEnd: `calc(${vars.space.lg} + var(--bar, 0px))`,
  zIndex: vars.layer.popup,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  maxInlineSize: vars.size.dialog.md,
  marginInline: 'auto',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  background: vars.color.surface.bg,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.popup,
});

export const text = portalStyle({ flex: 1 });
