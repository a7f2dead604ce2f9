import { keyframes } from '@vanilla-extract/css';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const settle = keyframes({ from: { opacity: 0.2 } });

export const image = kitStyle({
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
  // The words of `alt` must not show through while the picture is on its way.
  color: 'transparent',
  selectors: {
    // Still: pictures far down wait for long, and must not keep the page busy meanwhile.
    '&[data-state="loading"]': { background: vars.color.skeleton.base },
    '&[data-fit="contain"]': { objectFit: 'contain' },
  },
});

/** For a picture that arrives before one's eyes. */
export const settles = kitStyle({
  animation: `${settle} ${vars.motion.duration.calm} backwards`,
});

export const drawn = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
});

export const mark = kitStyle({ inlineSize: '38%', maxBlockSize: '60%', opacity: 0.7 });
