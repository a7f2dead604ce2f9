import { badge } from '../badge/badge.css.ts';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { layoutValue } from '../foundation/layout.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';
import { VISIBILITY as RAIL_VISIBILITY } from '../rail/visibility.ts';

const { color, motion, space } = vars;
const quick = `${motion.duration.quick} ${motion.easing.out}`;
/** On hover or focus inside; always where the device has no hover. */
const revealed = [':hover > * > &', ':focus-within > * > &'] as const;
const TOUCH = '(hover: none)';
/** A touch opens an action sheet, so no buttons cover the picture. */
const sheet = '[data-touch="sheet"] > * > &';

export const card = kitStyle({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  background: color.surface.bg,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${motion.duration.calm}, translate ${motion.duration.calm} ${motion.easing.out}`,
  // Cards below the fold need no layout and no paint; the browser remembers their size. In a rail
  // the estimated height would stretch the row.
  contentVisibility: `var(${RAIL_VISIBILITY}, auto)` as 'auto',
  containIntrinsicBlockSize: `auto calc((${vars.size.rail} + ${vars.space.xxl}) * ${layoutValue('rail-share', '1')})`,
  ':hover': {
    boxShadow: layoutValue('hover-shadow', vars.shadow.raised),
    translate: layoutValue('hover-move', '0 -2px'),
  },
  ':focus-within': { boxShadow: vars.shadow.raised },
});

export const stage = kitStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: layoutValue('tile-ratio', '3 / 4'),
  borderRadius: vars.radius.card,
  borderEndStartRadius: layoutValue('tile-foot', '0'),
  borderEndEndRadius: layoutValue('tile-foot', '0'),
});

export const cover = kitStyle({
  blockSize: '100%',
  objectPosition: layoutValue('art-hold', '50% 50%'),
  transition: `scale ${motion.duration.slow} ${motion.easing.out}`,
  selectors: { ':hover > * > &': { scale: layoutValue('hover-zoom', '1.05') } },
});

// Selected when the styles are built, so that a page of cards needs no code for it.
export const hotBadge = badge({ kind: 'hot' });
export const newBadge = badge({ tone: 'brand' });
export const badges = kitStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  // Leaves the corner of the heart free.
  maxInlineSize: `calc(100% - ${vars.size.control.sm} - ${space.xl})`,
  pointerEvents: 'none',
});

export const actions = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.sm,
  padding: space.sm,
  paddingBlockEnd: layoutValue('tile-room', space.sm),
  background: `linear-gradient(transparent 30%, ${color.art.veil} 72%)`,
  opacity: 0,
  transition: `opacity ${quick}`,
  selectors: { [revealed.join(', ')]: { opacity: 1 } },
  '@media': { [TOUCH]: { opacity: 1, background: 'none' } },
});

const action = {
  position: 'relative',
  minBlockSize: vars.size.control.sm,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

const pressing = {
  '&:hover': systemColours.hovered,
  '&:active': systemColours.chosen,
} as const;

export const play = kitStyle({
  ...action,
  position: 'static',
  minBlockSize: vars.size.control.md,
  background: color.action.bg.rest,
  color: color.action.text.rest,
  // The button covers the whole cover.
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { background: color.action.bg.hover },
  ':active': { background: color.action.bg.pressed },
  '@media': {
    [TOUCH]: {
      minBlockSize: vars.size.control.sm,
      // It covers the whole cover, and is visible on keyboard focus only.
      selectors: { '[data-touch="sheet"] > * > * > &:not(:focus-visible)': { opacity: 0 } },
    },
    [forcedColours]: { selectors: pressing },
  },
});

export const trial = kitStyle({
  ...action,
  background: color.art.veil,
  color: color.art.ink,
  border: `${vars.border.hair} solid currentColor`,
  ':hover': { background: color.soft.bg.hover, color: color.soft.text },
  ':active': { background: color.soft.bg.pressed, color: color.soft.text },
  '@media': {
    [forcedColours]: { selectors: pressing },
    [TOUCH]: { selectors: { '[data-touch="sheet"] > * > * > &': { display: 'none' } } },
  },
});

const corner = {
  position: 'absolute',
  insetInlineEnd: space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.pill,
  background: color.art.veil,
  color: color.art.ink,
  opacity: layoutValue('tile-corner', '0'),
  transition: `opacity ${quick}, scale ${quick}`,
} as const;

export const heart = kitStyle({
  ...corner,
  insetBlockStart: space.xs,
  selectors: {
    [revealed.join(', ')]: { opacity: 1 },
    '&:hover': { scale: '1.12' },
    '&:active': { scale: '0.92' },
    // The heart of a favourite is always visible.
    '&[aria-pressed="true"]': {
      opacity: 1,
      color: color.favourite.on,
      background: color.surface.bg,
    },
  },
  '@media': {
    [TOUCH]: {
      opacity: 1,
      selectors: {
        // An icon rather than a button: the action sheet has the button.
        [sheet]: { pointerEvents: 'none', inlineSize: space.xxl, blockSize: space.xxl },
        [`${sheet}[aria-pressed="false"]`]: { display: 'none' },
      },
    },
  },
});

export const heartFill = kitStyle({
  selectors: { '[aria-pressed="true"] > * > &': { fill: 'currentColor' } },
});

export const info = kitStyle({
  ...corner,
  insetBlockStart: `calc(${space.xs} + ${vars.size.control.sm} + ${space.xs})`,
  selectors: { [revealed.join(', ')]: { opacity: 1 }, '&:hover': { scale: '1.12' } },
  '@media': { [TOUCH]: { opacity: 1, selectors: { [sheet]: { display: 'none' } } } },
});

export const jackpot = kitStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: `${vars.border.strong} solid ${color.action.bg.rest}`,
  background: color.art.veil,
  color: color.art.ink,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `opacity ${quick}`,
  pointerEvents: 'none',
  selectors: {
    ':hover > * > &, :focus-within > * > &': { opacity: 0 },
  },
  '@media': {
    // Where the buttons are always visible, the amount moves away from them.
    [TOUCH]: {
      position: 'static',
      opacity: '1 !important',
      order: -1,
      marginInline: `calc(-1 * ${space.sm})`,
      selectors: { [sheet]: { position: 'absolute', marginInline: 0 } },
    },
  },
});

export const veil = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.sm,
  padding: space.md,
  background: color.art.veil,
  color: color.art.ink,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const content = kitStyle({
  display: layoutValue('tile-words', 'block'),
  padding: `${space.sm} ${space.md} ${space.md}`,
  // Below the picture; a brand's layout may instead show them over it, as it does the buttons.
  position: layoutValue('tile-words-place', 'static') as 'static',
  insetInline: 0,
  insetBlockEnd: 0,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: layoutValue('tile-words-ground', 'none'),
  color: layoutValue('tile-words-ink', 'inherit'),
  opacity: layoutValue('tile-words-opacity', '1'),
  pointerEvents: layoutValue('tile-words-press', 'auto') as 'auto',
  transition: `opacity ${quick}`,
  selectors: { ':hover > &, :focus-within > &': { opacity: 1 } },
});

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.font.line.body,
} as const;

export const title = kitStyle({
  ...line,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});

export const vendorName = kitStyle({
  ...line,
  color: layoutValue('tile-words-note-ink', color.text.muted),
  fontSize: vars.font.size.xs,
});

/** A line of the skeleton, as high as the text that replaces it. */
export const waiting = kitStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
