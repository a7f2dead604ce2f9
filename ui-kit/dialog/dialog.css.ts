import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below } from '../foundation/breakpoints.ts';
import { layers } from '../foundation/layers.css.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { motion, size, space } = vars;
const SMALL = below.sm;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.lg}) scale(0.985)` } });
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${space.sm})` } });

/**
 * The width of the page's scrollbar, set on <body> while a dialog is open. Not inherited, because
 * that would recompute the styles of the whole page.
 */
export const scrollbar = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

/** On <html> while a dialog is open, so that the page does not scroll. */
export const locked = kitStyle({ overflow: 'hidden' });

/**
 * On <html> where the scrollbar took room: the page gives up the gutter, so that the scrim reaches
 * the edge of the window.
 */
export const gutterless = kitStyle({ scrollbarGutter: 'auto' });

/** Keeps the width of the page, so that nothing moves behind the scrim. */
globalStyle(`${gutterless} > body`, {
  '@layer': { [layers.kit]: { paddingInlineEnd: scrollbar } },
});

/** The space above a dialog, in addition to the scrim's padding. */
const DROP = '6dvh';

/** The scrim, and the area in which the dialog is placed. */
export const layer = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.popup,
  display: 'grid',
  placeItems: 'center',
  padding: space.xl,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: vars.color.scrim,
  contain: 'strict',
  animation: `${appear} ${motion.duration.calm} ${motion.easing.out}`,
  transition: `background ${motion.duration.quick} ${motion.easing.out}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${vanish} ${motion.duration.quick} ${motion.easing.out} forwards`,
    },
    // Above another dialog, whose scrim dims the page already: the page is dimmed once and never
    // flashes. A dialog that a server rendered is in an element beside it.
    ':is(&[data-state="open"], div:has(&[data-state="open"])) ~ &': { background: 'transparent' },
    ':is(&, div:has(&)) ~ &[data-state="closed"]': { background: 'transparent' },
  },
  '@media': { [SMALL]: { padding: 0, placeItems: 'stretch' } },
});

/**
 * A dialog that a server rendered is inside the page: the page does not scroll before it is
 * hydrated and does not move then. Meanwhile the page behind is as wide as the window.
 */
globalStyle(`html:has(> body > * ${layer})`, {
  '@layer': { [layers.kit]: { overflow: 'hidden', scrollbarGutter: 'auto' } },
});

export const panel = recipe({
  base: kitStyle({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: '100%',
    overflow: 'hidden',
    // Breaks only a word that is wider than the dialog.
    overflowWrap: 'break-word',
    background: vars.color.surface.bg,
    color: vars.color.text.primary,
    border: `${vars.border.hair} solid ${vars.color.surface.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.popup,
    outline: 'none',
    animation: `${rise} ${motion.duration.calm} ${motion.easing.out}`,
    selectors: {
      '&[data-state="closed"]': {
        animation: `${sink} ${motion.duration.quick} ${motion.easing.out} forwards`,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: vars.layer.popup,
        pointerEvents: 'none',
        transition: `background ${motion.duration.quick} ${motion.easing.out}`,
      },
      // Behind another dialog it is dimmed as the page is.
      '[aria-hidden="true"] &::after': {
        background: vars.color.scrim,
        transitionDuration: motion.duration.calm,
      },
    },
  }),
  variants: {
    size: {
      sm: kitStyle({ maxInlineSize: size.dialog.sm }),
      md: kitStyle({ maxInlineSize: size.dialog.md }),
      lg: kitStyle({ maxInlineSize: size.dialog.lg }),
    },
    /**
     * At the middle of the window. On small screens: the whole screen, or a card at its lower edge.
     */
    fit: {
      screen: kitStyle({
        // Aligned with the top, so that content that loads later, or another tab, extends it
        // downwards and moves nothing.
        alignSelf: 'start',
        marginBlockStart: DROP,
        maxBlockSize: `calc(100% - ${DROP})`,
        '@media': {
          [SMALL]: {
            alignSelf: 'stretch',
            marginBlockStart: 0,
            maxBlockSize: '100%',
            maxInlineSize: 'none',
            blockSize: '100%',
            border: 0,
            borderRadius: 0,
            boxShadow: 'none',
          },
        },
      }),
      card: kitStyle({
        '@media': {
          [SMALL]: {
            maxInlineSize: 'none',
            alignSelf: 'end',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const header = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.lg,
  flex: 'none',
  paddingBlock: space.lg,
  paddingInline: space.xl,
});

export const title = kitStyle({
  minInlineSize: 0,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  lineHeight: vars.font.line.tight,
  // As high as the close button, so that a title of one line is centred on it.
  paddingBlock: `calc((${size.control.md} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
});

/**
 * The close button extends into the padding, so that its icon, not its box, is aligned with the
 * edge.
 */
export const close = kitStyle({
  flex: 'none',
  marginInlineEnd: `calc(${space.sm} * -1)`,
});

export const body = recipe({
  base: kitStyle({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.surface.borderStrong} transparent`,
  }),
  variants: {
    flush: {
      // A column, so that a child with `min-block-size: 0` can scroll instead of the body.
      true: kitStyle({ display: 'flex', flexDirection: 'column' }),
      // The padding leaves room for the focus ring of elements at the edge.
      false: kitStyle({
        paddingInline: space.xl,
        paddingBlockEnd: space.xl,
        // The title is hidden, so there is no header above.
        selectors: { 'h2 + &': { paddingBlockStart: space.xl } },
      }),
    },
  },
  defaultVariants: { flush: false },
});

export const description = kitStyle({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  paddingInline: space.xl,
  paddingBlockEnd: space.lg,
  marginBlockStart: `calc(${space.sm} * -1)`,
});

export const footer = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.md,
  flex: 'none',
  paddingBlock: space.lg,
  paddingInline: space.xl,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.surface.border}`,
});
