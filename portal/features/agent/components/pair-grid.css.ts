import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';

/** The container whose width decides the number of columns. */
export const figuresBox = portalStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** For ten or five figures: all rows are full wherever five fit. */
export const figures = portalStyle({
  '@container': {
    '(inline-size >= 54rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** Two per row on a phone, because one per row would push the table off the screen. */
export const pairs = portalStyle({
  '@media': {
    [below.xs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.xxs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
