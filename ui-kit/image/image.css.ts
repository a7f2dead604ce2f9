import { keyframes } from '@vanilla-extract/css';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

/** Nothing, 0 by 0. */
const NO_PICTURE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/%3E")`;

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
    // Chromium draws the sign of a broken picture for one that has no address yet.
    '&:not([src])': { content: NO_PICTURE },
    // It came while it was watched, not with the page.
    '&[data-arrived]': { animation: `${settle} ${vars.motion.duration.calm} backwards` },
    '&[data-fit="contain"]': { objectFit: 'contain' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-state="loading"]': systemColours.waiting,
      },
    },
  },
});

export const drawn = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
  '@media': { [forcedColours]: systemColours.edge },
});

export const mark = kitStyle({ inlineSize: '38%', maxBlockSize: '60%', opacity: 0.7 });
