import { recipe } from '@vanilla-extract/recipes';
import { gaps } from '../foundation/space.css.ts';
import { kitStyle } from '../foundation/style.ts';

export const inline = recipe({
  base: kitStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    wrap: { false: kitStyle({ flexWrap: 'nowrap' }) },
    gap: gaps,
    align: {
      start: kitStyle({ alignItems: 'flex-start' }),
      center: kitStyle({ alignItems: 'center' }),
      baseline: kitStyle({ alignItems: 'baseline' }),
      end: kitStyle({ alignItems: 'flex-end' }),
      stretch: kitStyle({ alignItems: 'stretch' }),
    },
    justify: {
      start: kitStyle({ justifyContent: 'flex-start' }),
      center: kitStyle({ justifyContent: 'center' }),
      end: kitStyle({ justifyContent: 'flex-end' }),
      between: kitStyle({ justifyContent: 'space-between' }),
    },
  },
});
