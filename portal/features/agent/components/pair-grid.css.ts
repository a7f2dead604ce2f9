import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';

/** Two beside each other on a phone: one below the other, they would push the table off the screen. */
export const pairs = portalStyle({
  '@media': {
    [below.xs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.xxs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
