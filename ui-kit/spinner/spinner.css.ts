import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours } from '../foundation/forced-colours.ts';
import { layoutValue } from '../foundation/layout.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: kitStyle({
    borderRadius: layoutValue('loading-radius', '50%'),
    cornerShape: 'round',
    border: `${vars.border.strong} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderBlockEndColor: layoutValue('loading-gap', 'currentColor'),
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // The gap in the ring makes the rotation visible; forced colours would fill it.
      [forcedColours]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        borderInlineEndColor: 'transparent',
      },
    },
  }),
  variants: {
    size: {
      sm: kitStyle({ inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm }),
      md: kitStyle({ inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg }),
      lg: kitStyle({ inlineSize: vars.size.icon.xl, blockSize: vars.size.icon.xl }),
    },
  },
});
