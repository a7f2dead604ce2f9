import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { keyframes } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** As tall as a screen, so that the footer does not shift when the view arrives. */
export const loading = portalStyle({
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  color: vars.color.text.muted,
  animation: `${appear} ${vars.motion.duration.calm} 150ms both`,
});

export const quiet = portalStyle({ fontSize: vars.font.size.sm });

export const message = portalStyle({
  minBlockSize: '60dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space.lg,
  maxInlineSize: '60ch',
  marginInline: 'auto',
});

export const figure = portalStyle({
  inlineSize: vars.size.icon.xxl,
  blockSize: vars.size.icon.xxl,
  color: vars.color.text.brand,
  strokeWidth: 1.25,
});

export const title = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const actions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.md,
});

export const detail = portalStyle({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const picture = portalStyle({
  inlineSize: `min(100%, ${vars.size.column.md})`,
  aspectRatio: '3 / 2',
});
