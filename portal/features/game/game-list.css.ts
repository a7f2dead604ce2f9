import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Always as high as possible, so that the dialog does not change its height with the results. */
export const panel = portalStyle({ blockSize: '100%' });

export const list = portalStyle({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  paddingBlockStart: space.xs,
});

export const tools = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});

export const search = portalStyle({ flex: `1 1 ${vars.size.rail}` });

export const count = portalStyle({
  minBlockSize: '1lh',
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = portalStyle({ minInlineSize: 0 });
// One page of narrow tiles: the estimated height of cards outside the viewport would be too large,
// and the rows would shift once they are laid out.
globalStyle(`${cell} > *`, {
  '@layer': { [layers.portal]: { contentVisibility: 'visible' } },
});
