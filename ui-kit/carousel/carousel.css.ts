import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;

// All slides share one grid cell, so that the tallest sets the height and none shifts the page.
export const deck = kitStyle({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: color.surface.raised,
  touchAction: 'pan-y',
});

export const slide = kitStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  scale: '1.03',
  // R9.06: a transition takes 1000 ms.
  transition: `opacity 1000ms ${vars.motion.easing.inOut}, scale 1000ms ${vars.motion.easing.out}, visibility 0s 1000ms`,
  selectors: {
    '&[data-state="current"]': {
      opacity: 1,
      visibility: 'inherit',
      scale: '1',
      transitionDelay: '0s',
    },
  },
});

export const target = kitStyle({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  // The deck clips, so the focus ring is drawn inside.
  outlineOffset: `calc(-1 * ${space.xs})`,
});

const heights = {
  // On a wide page its height leaves room for the content below.
  maxBlockSize: `calc(${vars.size.rail} * 1.5)`,
  // On a phone the text, the action and the controls need more height than the ratio gives.
  '@media': { [below.sm]: { minBlockSize: `calc(${vars.size.rail} * 0.95)` } },
} as const;

/** Reserves the space while the slides load. */
export const place = kitStyle({
  ...heights,
  aspectRatio: 'var(--bz-ratio)',
  // Otherwise the minimum height would, by the ratio, set a minimum width.
  inlineSize: '100%',
  background: color.skeleton.base,
});

export const picture = kitStyle({
  ...heights,
  // The subject of a picture is at its end side, beside the text.
  objectPosition: 'right',
});

export const carousel = kitStyle({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.card,
  selectors: {
    // A page that is still being received may be painted up to its last element so far: the
    // controls would be painted before the first picture, which gives the height, and shift.
    [`section&:not(:has(${picture}))`]: { visibility: 'hidden' },
  },
});

/** The start side of the picture is plain; the overlay keeps the text readable on any picture. */
export const content = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(62%, ${vars.size.column.xl})`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.sm,
  // Beside the back button.
  paddingInlineStart: `max(${space.md} * 2 + ${vars.size.control.md}, min(5vw, ${space.vast}))`,
  paddingInlineEnd: space.xxl,
  textAlign: 'start',
  color: color.art.ink,
  background: `linear-gradient(to right, ${color.art.veil} 55%, transparent)`,
  selectors: {
    '[dir="rtl"] &': { background: `linear-gradient(to left, ${color.art.veil} 55%, transparent)` },
  },
  // The controls are below the text.
  '@media': { [below.sm]: { paddingBlockEnd: vars.size.control.md, paddingInlineStart: space.lg } },
});

export const title = kitStyle({
  fontFamily: vars.font.family.display,
  fontSize: `clamp(${vars.font.size.lg}, 3.4vw, ${vars.font.size.hero})`,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  lineHeight: vars.font.line.tight,
  textWrap: 'balance',
});

export const text = kitStyle({
  fontSize: `clamp(${vars.font.size.xs}, 1.3vw, ${vars.font.size.lg})`,
  textWrap: 'pretty',
  '@media': { [below.xs]: { display: 'none' } },
});

/** Looks like a button, but the whole slide is the target. */
export const action = kitStyle({
  alignSelf: 'start',
  marginBlockStart: space.sm,
  paddingInline: space.xl,
  paddingBlock: space.sm,
  borderRadius: vars.radius.control,
  background: color.action.bg.rest,
  color: color.action.text.rest,
  fontWeight: vars.font.weight.bold,
  transition: `background-color ${vars.motion.duration.quick}`,
  selectors: { [`${target}:hover &`]: { background: color.action.bg.hover } },
  '@media': { [forcedColours]: systemColours.edge },
});

export const controls = kitStyle({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: space.md,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  pointerEvents: 'none',
  '@media': { [below.sm]: { insetBlockEnd: 0, paddingInline: space.sm } },
});

const glass = {
  background: color.art.veil,
  color: color.art.ink,
  pointerEvents: 'auto',
} as const;

export const dots = kitStyle({
  ...glass,
  display: 'flex',
  alignItems: 'center',
  paddingInline: space.sm,
  borderRadius: vars.radius.pill,
  '@media': { [below.sm]: { flex: 1, padding: 0, background: 'none' } },
});

export const dot = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.pill,
  '::before': {
    content: '',
    inlineSize: space.sm,
    blockSize: space.sm,
    borderRadius: vars.radius.pill,
    background: 'currentColor',
    opacity: 0.6,
    transition: `inline-size ${vars.motion.duration.slow} ${vars.motion.easing.out}, opacity ${vars.motion.duration.slow}`,
  },
  selectors: {
    '&:hover::before': { opacity: 1 },
    '&[aria-current="true"]::before': { inlineSize: space.xl, opacity: 1 },
    '&[aria-current="true"]': { inlineSize: `max(${space.xxl}, ${vars.size.target})` },
  },
  '@media': {
    // Wide enough for a finger: bars in a row rather than dots far apart.
    [below.sm]: {
      flex: 1,
      selectors: {
        '&::before, &[aria-current="true"]::before': {
          inlineSize: `calc(100% - ${space.xs})`,
          blockSize: space.xs,
        },
      },
    },
    [forcedColours]: {
      selectors: {
        '&::before': { ...systemColours.fill, opacity: 1 },
        '&:hover::before, &[aria-current="true"]::before': systemColours.selectedFill,
      },
    },
  },
});

export const round = kitStyle({
  ...glass,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.duration.quick}`,
  ':hover': { background: color.soft.bg.hover, color: color.soft.text },
  '@media': systemStates.button,
});

/** First in the tab order, after the dots in the layout. */
export const pause = kitStyle({ order: 1 });

export const arrow = kitStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - ${vars.size.control.md} / 2)`,
  inlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
  selectors: {
    '&[data-side="back"]': { insetInlineStart: space.md },
    '&[data-side="on"]': { insetInlineEnd: space.md },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  // They would cover the text; on a touch screen one swipes or uses the dots.
  '@media': { [below.sm]: { display: 'none' } },
});
