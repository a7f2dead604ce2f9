import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { font } = vars;

const display = { fontFamily: font.family.display, fontWeight: font.weight.display } as const;

export const heading = recipe({
  base: kitStyle({
    color: vars.color.text.primary,
    lineHeight: font.line.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      '2xl': kitStyle({
        ...display,
        fontSize: font.size.hero,
        letterSpacing: font.tracking.display,
      }),
      xl: kitStyle({
        ...display,
        fontSize: font.size.headline,
        letterSpacing: font.tracking.display,
      }),
      lg: kitStyle({ ...display, fontSize: font.size.title }),
      md: kitStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold }),
      sm: kitStyle({ fontSize: font.size.sm, fontWeight: font.weight.bold }),
    },
  },
});
