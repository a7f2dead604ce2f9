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
    '&[data-state="loaded"]': { animation: `${settle} ${vars.motion.duration.calm} backwards` },
    '&[data-fit="contain"]': { objectFit: 'contain' },
  },
});

export const drawn = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  background: `radial-gradient(circle at 50% 40%, ${vars.color.surface.hover}, ${vars.color.surface.raised} 70%)`,
  color: vars.color.text.muted,
});

export const mark = kitStyle({ inlineSize: '38%', maxBlockSize: '60%', opacity: 0.7 });
