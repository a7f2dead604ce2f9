import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const columns = (number: number) => `repeat(${number}, minmax(0, 1fr))`;

/** The grid depends on its own width, so that it is the same in a page and in a dialog. */
export const box = portalStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** Column counts that divide 18, the games of a page (R2.07), so that all rows are full. */
export const grid = portalStyle({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: vars.space.md,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@container': {
    '(inline-size >= 30rem)': { gridTemplateColumns: columns(3) },
    '(inline-size >= 54rem)': { gridTemplateColumns: columns(6), gap: vars.space.lg },
    '(inline-size >= 88rem)': { gridTemplateColumns: columns(9) },
  },
});
