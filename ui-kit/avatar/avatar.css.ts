import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const letters = kitStyle({
  inlineSize: '100%',
  textAlign: 'center',
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
});

export const avatar = recipe({
  base: kitStyle({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: '50%',
    cornerShape: 'round',
    background: vars.color.soft.bg.rest,
    boxShadow: `inset 0 0 0 ${vars.border.hair} ${vars.color.surface.border}`,
    color: vars.color.text.brand,
    fontWeight: vars.font.weight.bold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { [forcedColours]: systemColours.edge },
  }),
  variants: {
    size: {
      sm: kitStyle({ inlineSize: vars.size.control.sm, fontSize: vars.font.size.xs }),
      md: kitStyle({ inlineSize: vars.size.control.md, fontSize: vars.font.size.sm }),
      lg: kitStyle({ inlineSize: vars.space.vast, fontSize: vars.font.size.title }),
    },
  },
});

export const picture = kitStyle({ blockSize: '100%' });
export const silhouette = kitStyle({
  inlineSize: '100%',
  color: vars.color.text.muted,
  '@media': { [forcedColours]: systemColours.sign },
});
