import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/**
 * The look of a placeholder. It pulses by opacity alone, which the compositor animates however many
 * there are.
 */
export const loadingSurface = kitStyle({
  background: `linear-gradient(100deg, ${vars.color.skeleton.base}, ${vars.color.skeleton.shine} 50%, ${vars.color.skeleton.base})`,
  // Nothing is shown for 150 ms, so that fast content does not flash.
  animation: `${appear} 120ms 150ms backwards, ${breathe} 1600ms 270ms ease-in-out infinite`,
  // Without motion a gradient has no purpose; a plain colour is cheaper to paint and to compress in
  // pictures.
  '@media': {
    '(prefers-reduced-motion: reduce)': { background: vars.color.skeleton.base },
    [forcedColours]: systemColours.waiting,
  },
});

/** Set by the component; otherwise the size of the shape. */
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
