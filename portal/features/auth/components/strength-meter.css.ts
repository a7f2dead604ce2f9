import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { createVar } from '@vanilla-extract/css';

const { color } = vars;
const tone = createVar();

export const meter = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  color: color.text.muted,
  vars: { [tone]: color.status.danger.ink },
  selectors: {
    '&[data-strength="2"]': { vars: { [tone]: color.status.warning.ink } },
    '&[data-strength="3"], &[data-strength="4"]': { vars: { [tone]: color.status.success.ink } },
  },
});

export const bar = portalStyle({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: color.surface.border,
  selectors: { '&[data-state="on"]': { background: tone } },
});

/** As wide as the longest word and as high as one, so that nothing shifts when it appears. */
export const word = portalStyle({ minInlineSize: '9ch', minBlockSize: '1lh', textAlign: 'end' });
