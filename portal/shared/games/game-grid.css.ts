import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const gap = vars.space.lg;
/** As many tiles as fit, `most` at most: none narrower than a name can be read under. */
const upTo = (most: number) =>
  `repeat(auto-fill, minmax(max(calc(${vars.size.rail} * 0.6), calc((100% - ${gap} * ${most - 1}) / ${most})), 1fr))`;

/** Six tiles a row on desktops and nine on wide ones: the 18 of a page (R2.07) fill their rows. */
export const grid = portalStyle({
  display: 'grid',
  gridTemplateColumns: upTo(6),
  gap,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    [below.sm]: { gap: vars.space.md },
    [from.xxl]: { gridTemplateColumns: upTo(9) },
  },
});
