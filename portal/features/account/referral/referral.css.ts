import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

export const card = portalStyle({
  padding: space.xl,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
});

export const how = portalStyle({ display: 'grid', gap: space.md });

export const steps = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24ch), 1fr))',
  gap: space.lg,
  listStyle: 'none',
  padding: 0,
  counterReset: 'step',
});

export const step = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  color: color.text.muted,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: size.icon.xl,
      blockSize: size.icon.xl,
      borderRadius: radius.pill,
      background: color.action.bg.rest,
      color: color.action.text.rest,
      fontWeight: font.weight.bold,
    },
  },
});

export const person = portalStyle({ display: 'grid', gap: space.hair });
