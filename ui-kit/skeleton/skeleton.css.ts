import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/**
 * The look of what is still loading. It breathes by opacity alone, which costs the page no frame,
 * however many of them there are.
 */
export const loadingSurface = kitStyle({
  background: `linear-gradient(100deg, ${vars.color.skeleton.base}, ${vars.color.skeleton.shine} 50%, ${vars.color.skeleton.base})`,
  // The first 150 ms show nothing: what arrives at once must not flash.
  animation: `${appear} 120ms 150ms backwards, ${breathe} 1600ms 270ms ease-in-out infinite`,
  // A shine that never moves says nothing; even ground is cheaper to draw and to keep as a picture.
  '@media': {
    '(prefers-reduced-motion: reduce)': { background: vars.color.skeleton.base },
    [forcedColours]: systemColours.waiting,
  },
});

/** Set by the component; a shape's own size where they are not. */
export const inline = '--bz-skeleton-inline';
export const block = '--bz-skeleton-block';

export const skeleton = recipe({
  variants: {
    shape: {
      text: kitStyle({
        display: 'block',
        inlineSize: `var(${inline}, 100%)`,
        blockSize: `var(${block}, 1em)`,
        borderRadius: vars.radius.control,
      }),
      block: kitStyle({
        display: 'block',
        inlineSize: `var(${inline}, 100%)`,
        blockSize: `var(${block}, 100%)`,
        borderRadius: vars.radius.card,
      }),
      circle: kitStyle({
        display: 'block',
        inlineSize: `var(${inline}, 100%)`,
        blockSize: `var(${block}, auto)`,
        aspectRatio: '1',
        borderRadius: '50%',
        cornerShape: 'round',
      }),
      pill: kitStyle({
        display: 'block',
        inlineSize: `var(${inline}, 100%)`,
        blockSize: `var(${block}, ${vars.size.control.sm})`,
        borderRadius: vars.radius.pill,
      }),
    },
  },
});
