import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { keyframes } from '@vanilla-extract/css';

const { color, font, motion, size, space } = vars;

/** Milliseconds in which the gift is shaken before it opens. */
const SHAKEN = 900;

const shake = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '20%, 60%': { rotate: '-9deg' },
  '40%, 80%': { rotate: '9deg' },
});
const rise = keyframes({
  from: { opacity: 0, scale: '0.4', translate: '0 40%' },
});
const burst = keyframes({
  from: { opacity: 0, scale: '0.2' },
  '60%': { opacity: 1 },
});
const turn = keyframes({ to: { rotate: '1turn' } });

export const scene = portalStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  paddingBlock: `${space.xxl} ${space.xl}`,
  overflow: 'hidden',
  textAlign: 'center',
});

/** Rays behind the gift; they end before the words. */
export const rays = portalStyle({
  position: 'absolute',
  insetBlockStart: `calc(${space.xxl} + ${size.icon.xl} - ${size.rail} / 2)`,
  inlineSize: size.rail,
  blockSize: size.rail,
  background: `repeating-conic-gradient(${color.accent.bg} 0 10deg, transparent 10deg 30deg)`,
  maskImage: 'radial-gradient(closest-side, black 30%, transparent)',
  opacity: 0.5,
  animation: `${burst} ${motion.duration.slow} ${motion.easing.out} ${SHAKEN}ms backwards, ${turn} 40s linear infinite`,
});

export const gift = portalStyle({
  position: 'relative',
  inlineSize: `calc(${size.icon.xl} * 2)`,
  blockSize: `calc(${size.icon.xl} * 2)`,
  color: color.text.brand,
  strokeWidth: 1.25,
  animation: `${shake} ${SHAKEN}ms ${motion.easing.inOut}`,
});

export const amount = portalStyle({
  position: 'relative',
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  animation: `${rise} ${motion.duration.slow} ${motion.easing.out} ${SHAKEN}ms backwards`,
});

export const words = portalStyle({ position: 'relative', color: color.text.muted });
