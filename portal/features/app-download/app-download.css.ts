import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
const small = below.md;

export const guide = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xxl,
  padding: space.xl,
  background: color.surface.bg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.lg } },
});

export const code = portalStyle({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'center',
  alignContent: 'start',
});

export const howTo = portalStyle({ display: 'grid', gap: space.lg, alignContent: 'start' });
export const heading = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const steps = portalStyle({ display: 'grid', gap: space.lg, counterReset: 'step' });

export const step = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.icon.xl,
      blockSize: vars.size.icon.xl,
      borderRadius: vars.radius.pill,
      background: color.surface.raised,
      border: `${vars.border.hair} solid ${color.surface.border}`,
      color: color.text.brand,
      fontWeight: vars.font.weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Reserves the space of the code while its address is unknown. */
export const unknown = portalStyle({ visibility: 'hidden' });
