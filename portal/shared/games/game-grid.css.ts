import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

/** Six to eight tiles a row between 1280 and 1920 beside the open rail, two or three on phones. */
export const grid = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.rail} * 0.6), 1fr))`,
  gap: vars.space.lg,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': { '(max-width: 40rem)': { gap: vars.space.md } },
});
