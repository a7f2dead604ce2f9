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

/** How wide the page's scrollbar was, on <body> while a dialog is open. Inherited, it would cost the styles of everything. */
export const scrollbar = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

/** On <html> while a dialog is open: the page does not scroll. */
export const locked = kitStyle({ overflow: 'hidden' });

/**
 * On <html> where the scrollbar took room: the page gives up the gutter that it stood in, so that
 * the scrim reaches the window's edge.
 */
export const gutterless = kitStyle({ scrollbarGutter: 'auto' });

/** The page keeps its width, so that nothing moves behind the scrim. */
globalStyle(`${gutterless} > body`, {
  '@layer': { [layers.kit]: { paddingInlineEnd: scrollbar } },
});

/** What is above a dialog beside the scrim's padding. */
const DROP = '6dvh';

/** The scrim, and the room that the dialog stands in. */
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
    // Above another one, which dims the page already: the page is dimmed once, and never flashes. One that a
    // server drew stands in an element beside it.
    ':is(&[data-state="open"], div:has(&[data-state="open"])) ~ &': { background: 'transparent' },
    ':is(&, div:has(&)) ~ &[data-state="closed"]': { background: 'transparent' },
  },
  '@media': { [SMALL]: { padding: 0, placeItems: 'stretch' } },
});

/**
 * One that a server drew stands within the page: nothing scrolls behind it before the page has come to life, and it
 * does not move then. The page behind is as wide as the window meanwhile.
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
      // Behind another one it is dimmed as the page is.
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
    /** In the middle of the window. On small screens: the whole screen, or a card at its lower edge. */
    fit: {
      screen: kitStyle({
        // Hangs from above: what comes later, or another tab, lengthens it and moves nothing in it.
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
  // The close button's height, so that one line stands on its middle.
  paddingBlock: `calc((${size.control.md} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
});

/** The cross hangs into the padding, so that its drawing, not its box, keeps the edge. */
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
      // A column, so that a child with `min-block-size: 0` can scroll in place of the body.
      true: kitStyle({ display: 'flex', flexDirection: 'column' }),
      // Room for the focus ring of what stands at the very edge is in the padding.
      false: kitStyle({
        paddingInline: space.xl,
        paddingBlockEnd: space.xl,
        // The title is hidden: no header stands above.
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
