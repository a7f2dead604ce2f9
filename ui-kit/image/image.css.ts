import { keyframes } from '@vanilla-extract/css';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

/** An empty image, 0 by 0. */
const NO_PICTURE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/%3E")`;

const settle = keyframes({ from: { opacity: 0.2 } });

export const image = kitStyle({
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
  // The text of `alt` must not be visible while the picture loads.
  color: 'transparent',
  selectors: {
    // Not animated: pictures far down the page wait for long and must not keep the page busy.
    '&[data-state="loading"]': { background: vars.color.skeleton.base },
    // Chromium draws the broken-image icon for a picture without an address.
    '&:not([src])': { content: NO_PICTURE },
    // It loaded while the page was in view, not with the page.
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

export const placeholder = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
  '@media': { [forcedColours]: systemColours.edge },
});

export const mark = kitStyle({ inlineSize: '38%', maxBlockSize: '60%', opacity: 0.7 });
