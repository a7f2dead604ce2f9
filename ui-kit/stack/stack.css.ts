import { recipe } from '@vanilla-extract/recipes';
import { gaps } from '../foundation/space.css.ts';
import { kitStyle } from '../foundation/style.ts';

export const stack = recipe({
  base: kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      stretch: kitStyle({ alignItems: 'stretch' }),
      start: kitStyle({ alignItems: 'flex-start' }),
      center: kitStyle({ alignItems: 'center' }),
      end: kitStyle({ alignItems: 'flex-end' }),
    },
  },
});
