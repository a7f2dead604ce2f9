import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { RATIOS } from '../../../shared/announcements/banner-card.css.ts';

const { space } = vars;

export const split = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Together as high as the carousel; on small screens a row that scrolls. */
export const beside = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  minInlineSize: 0,
  // Their pictures do not contribute to the height.
  blockSize: 0,
  minBlockSize: '100%',
  '@media': {
    [below.lg]: {
      blockSize: 'auto',
      minBlockSize: 0,
      gridTemplateRows: 'auto',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(80%, 1fr)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      gap: space.md,
    },
    [`${from.sm} and ${below.lg}`]: { gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** The minimum width: on a phone one card and the edge of the next. */
export const LEAST_CARD = `min(${vars.size.column.md}, 82vw)`;

/** The placeholder of a loading card. */
export const place = portalStyle({
  aspectRatio: RATIOS.card,
  borderRadius: vars.radius.panel,
  background: vars.color.skeleton.base,
});
