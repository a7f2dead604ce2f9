import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const link = recipe({
  base: kitStyle({
    color: vars.color.text.link,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'underline',
    textDecorationThickness: vars.border.hair,
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { textDecorationThickness: vars.border.strong },
      'button&': { textAlign: 'start' },
    },
    // A button in a table row has no sentence around it.
    '@media': {
      '(pointer: coarse)': { selectors: { 'button&': { minBlockSize: vars.size.target } } },
    },
  }),
  variants: {
    tone: {
      brand: {},
      neutral: kitStyle({
        color: vars.color.text.muted,
        selectors: { '&:hover': { color: vars.color.text.primary } },
      }),
    },
    /** Outside running text the target is at least 24 px high. */
    standalone: {
      true: kitStyle({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        minBlockSize: vars.size.target,
        fontSize: vars.font.size.sm,
        textDecorationColor: 'transparent',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      }),
    },
  },
  defaultVariants: { tone: 'brand' },
});
