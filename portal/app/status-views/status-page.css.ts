import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { space, color } = vars;

export const page = portalStyle({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space.xl,
  background: color.canvas.bg,
});

export const card = portalStyle({
  inlineSize: '100%',
  maxInlineSize: vars.size.column.xl,
  display: 'grid',
  gap: space.lg,
  justifyItems: 'center',
  textAlign: 'center',
  padding: `${space.huge} ${space.xxl}`,
  background: color.surface.bg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.raised,
});

export const logo = portalStyle({
  inlineSize: vars.size.column.sm,
  blockSize: vars.size.control.lg,
  background: 'center / contain no-repeat',
});

export const title = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const facts = portalStyle({
  display: 'grid',
  gap: space.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const value = portalStyle({ color: color.text.primary, fontWeight: vars.font.weight.bold });

export const languages = portalStyle({ display: 'flex', gap: space.sm });
