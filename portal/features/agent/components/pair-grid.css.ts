import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';

/** What a row of figures asks how wide it is. */
export const figuresBox = portalStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** There are ten and five of them: rows as long as each other wherever five fit. */
export const figures = portalStyle({
  '@container': {
    '(inline-size >= 54rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** Two beside each other on a phone: one below the other, they would push the table off the screen. */
export const pairs = portalStyle({
  '@media': {
    [below.xs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.xxs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
