import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, radius, shadow, space } = vars;

export const card = recipe({
  base: kitStyle({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    borderRadius: radius.card,
    border: `${border.hair} solid ${color.surface.border}`,
    color: color.text.primary,
  }),
  variants: {
    variant: {
      solid: kitStyle({ background: color.surface.bg, boxShadow: shadow.card }),
      soft: kitStyle({ background: color.surface.sunken }),
      outline: kitStyle({ background: 'transparent' }),
    },
    raised: { true: {}, false: {} },
    padding: {
      none: kitStyle({ padding: 0, overflow: 'hidden' }),
      sm: kitStyle({ padding: space.md }),
      md: kitStyle({ padding: space.lg }),
      lg: kitStyle({ padding: space.xl }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', raised: true },
      style: kitStyle({ background: color.surface.raised, boxShadow: shadow.raised }),
    },
  ],
});
