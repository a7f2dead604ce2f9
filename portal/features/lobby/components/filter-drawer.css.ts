import { phone } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/**
 * On a phone at its maximum height, so that it does not shift under a finger when its facts load.
 */
export const sheet = portalStyle({ '@media': { [phone]: { blockSize: '85%' } } });

export const groups = portalStyle({ display: 'grid', gap: space.xl });

/** About as high as both groups. */
export const waiting = portalStyle({
  blockSize: `calc(${size.column.lg} + ${space.xxl} + ${space.xl})`,
});

export const group = portalStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = portalStyle({ padding: 0, fontWeight: font.weight.bold });

export const hint = portalStyle({
  marginBlockEnd: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const choice = portalStyle({ paddingBlock: space.xs });
globalStyle(`${choice} > label > :last-child`, {
  '@layer': { [layers.portal]: { flex: '1 1 auto' } },
});

export const name = portalStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
});

export const count = portalStyle({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = portalStyle({
  display: 'flex',
  gap: space.sm,
  inlineSize: '100%',
});

/** As wide as the row, so that the changing number on it shifts nothing. */
export const apply = portalStyle({ flex: '1 1 auto' });
