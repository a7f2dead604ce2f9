import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, size, space } = vars;

export const info = portalStyle({
  display: 'grid',
  gridTemplateColumns: `calc(${size.rail} * 0.75) minmax(0, 1fr)`,
  gap: space.xl,
  alignItems: 'start',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = portalStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    [below.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'end' },
  },
});

export const cover = portalStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [below.sm]: { inlineSize: `calc(${size.rail} * 0.5)` } },
});

export const heart = portalStyle({
  selectors: { '&[data-state="on"]': { fill: color.favourite.on, color: color.favourite.on } },
});

export const words = portalStyle({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const badges = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const heading = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
});

export const note = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
