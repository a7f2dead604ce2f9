import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { keyframes } from '@vanilla-extract/css';

const { color, font, motion, size, space } = vars;

/** Milliseconds for which the gift shakes before it opens. */
const SHAKEN = 800;

const shake = keyframes({ '25%': { rotate: '-9deg' }, '75%': { rotate: '9deg' } });
const burst = keyframes({ from: { opacity: 0, scale: '0.3' } });
const opens = `${burst} ${motion.duration.slow} ${motion.easing.out} ${SHAKEN}ms backwards`;

export const scene = portalStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  isolation: 'isolate',
  paddingBlock: space.xxl,
  textAlign: 'center',
});

/** The light from the gift. */
export const glow = portalStyle({
  gridArea: '1 / 1',
  zIndex: -1,
  placeSelf: 'center',
  inlineSize: size.rail,
  blockSize: size.rail,
  marginBlock: `calc(${size.rail} / -4)`,
  background: `radial-gradient(closest-side, ${color.accent.bg}, transparent)`,
  opacity: 0.5,
  animation: opens,
});

export const gift = portalStyle({
  gridArea: '1 / 1',
  placeSelf: 'center',
  inlineSize: size.control.lg,
  blockSize: size.control.lg,
  color: color.text.brand,
  animation: `${shake} ${SHAKEN / 2}ms 2`,
});

export const amount = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  animation: opens,
});
