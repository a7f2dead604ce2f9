import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, motion, radius, size, space } = vars;

export const steps = portalStyle({
  display: 'grid',
  gap: space.sm,
  marginBlockEnd: space.xl,
  padding: 0,
  listStyle: 'none',
});

export const step = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  padding: space.lg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  color: color.text.primary,
  textDecoration: 'none',
  transition: `background-color ${motion.duration.quick}`,
  selectors: { '&:hover': { background: color.surface.hover } },
});

export const icon = portalStyle({
  flex: 'none',
  inlineSize: size.icon.xl,
  blockSize: size.icon.xl,
  color: color.text.brand,
  strokeWidth: 1.5,
});

export const words = portalStyle({ display: 'grid', gap: space.hair });
export const name = portalStyle({ fontWeight: font.weight.bold });
export const detail = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
