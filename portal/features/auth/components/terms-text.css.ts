import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

export const terms = portalStyle({
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  fontSize: font.size.sm,
});

export const summary = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: vars.size.control.md,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  color: color.text.link,
  fontWeight: font.weight.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = portalStyle({
  flex: 'none',
  transition: `transform ${vars.motion.duration.quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const list = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingInline: `${space.xl} ${space.md}`,
  paddingBlockEnd: space.md,
  listStyle: 'decimal',
  color: color.text.muted,
});

export const version = portalStyle({
  paddingInline: space.md,
  paddingBlockEnd: space.md,
  fontSize: font.size.xs,
  color: color.text.muted,
});
