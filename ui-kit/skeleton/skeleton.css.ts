import { keyframes } from '@vanilla-extract/css';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const shine = keyframes({
  from: { backgroundPositionX: '200%' },
  to: { backgroundPositionX: '-100%' },
});

const shimmer = `linear-gradient(100deg, transparent 30%, ${vars.color.skeleton.shine} 50%, transparent 70%) 0 0 / 200% 100% no-repeat ${vars.color.skeleton.base}`;

/** The look of what is still loading, for a component that carries it on an element of its own. */
export const loadingSurface = kitStyle({
  background: shimmer,
  // The first 150 ms show nothing: what arrives at once must not flash.
  animation: `${appear} 120ms 150ms backwards, ${shine} 1600ms 150ms linear infinite`,
});

/** Set by the component; a shape's own size where they are not. */
export const inline = '--bz-skeleton-inline';
export const block = '--bz-skeleton-block';

export const shape = {
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
  }),
  pill: kitStyle({
    display: 'block',
    inlineSize: `var(${inline}, 100%)`,
    blockSize: `var(${block}, ${vars.size.control.sm})`,
    borderRadius: vars.radius.pill,
  }),
};
