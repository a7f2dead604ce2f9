import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below } from '../foundation/breakpoints.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { space } = vars;
const SMALL = below.sm;

/** Slides in from the drawer's edge. */
const slide = (x: string, y: string) => ({
  in: keyframes({ from: { opacity: 0, transform: `translate(${x}, ${y})` } }),
  out: keyframes({ to: { opacity: 0, transform: `translate(${x}, ${y})` } }),
});
const fromLeft = slide(`calc(${space.xxl} * -1)`, '0');
const fromRight = slide(space.xxl, '0');
const fromBelow = slide('0', space.xxl);
const sliding = ({ in: come, out: go }: typeof fromLeft, at = '&') => ({
  [at]: { animationName: come },
  [`${at}[data-state="closed"]`]: { animationName: go },
});
/** A drawer reaches the edge of the window: this cancels the padding around dialogs. */
const TO_EDGE = `calc(${space.xl} * -1)`;

/** As high as the window at its start or end, or as wide as the window at its lower edge. */
export const drawer = recipe({
  variants: {
    placement: {
      start: kitStyle({
        justifySelf: 'start',
        blockSize: `calc(100% + 2 * ${space.xl})`,
        maxBlockSize: 'none',
        marginInlineStart: TO_EDGE,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        selectors: { ...sliding(fromLeft), ...sliding(fromRight, '&:dir(rtl)') },
        '@media': { [SMALL]: { blockSize: '100%', marginInlineStart: 0, inlineSize: '85%' } },
      }),
      end: kitStyle({
        justifySelf: 'end',
        blockSize: `calc(100% + 2 * ${space.xl})`,
        maxBlockSize: 'none',
        marginInlineEnd: TO_EDGE,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        selectors: { ...sliding(fromRight), ...sliding(fromLeft, '&:dir(rtl)') },
        '@media': { [SMALL]: { blockSize: '100%', marginInlineEnd: 0, inlineSize: '85%' } },
      }),
      bottom: kitStyle({
        alignSelf: 'end',
        marginBlockEnd: TO_EDGE,
        maxBlockSize: '85%',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        // Above the home indicator of a phone.
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        selectors: sliding(fromBelow),
        '@media': { [SMALL]: { maxInlineSize: 'none', marginBlockEnd: 0 } },
      }),
    },
  },
});
