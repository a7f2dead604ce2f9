import { keyframes } from '@vanilla-extract/css';
import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, motion, space } = vars;
const drop = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.sm})` } });

export const root = kitStyle({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
});

export const trigger = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  overflowX: 'clip',
  minBlockSize: vars.size.control.md,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  color: color.nav.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
  transition: `color ${motion.duration.quick}, background-color ${motion.duration.quick}`,
  ':hover': { background: color.nav.hover, color: color.text.primary },
  selectors: {
    '&[aria-expanded="true"]': { background: color.nav.hover, color: color.text.primary },
    '&[data-current]': { background: color.nav.active, color: color.nav.textActive },
    '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
        '&[data-current]': systemColours.chosen,
        '&[aria-disabled="true"]': systemColours.disabled,
      },
    },
  },
});

export const arrow = kitStyle({
  transition: `rotate ${motion.duration.calm} ${motion.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

// The gap between trigger and panel belongs to the panel, so that a pointer moving down does not
// leave it.
export const bridge = kitStyle({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  paddingBlockStart: space.md,
  selectors: {
    // A little wider than the trigger, for a pointer that does not move straight down.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `calc(-1 * ${space.sm})`,
      blockSize: space.md,
    },
  },
});

export const panel = kitStyle({
  display: 'grid',
  gap: space.md,
  padding: space.md,
  maxBlockSize: '72dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.panel,
  background: color.surface.bg,
  boxShadow: vars.shadow.popup,
  animation: `${drop} ${motion.duration.calm} ${motion.easing.out}`,
  selectors: {
    '&[data-size="small"]': {
      inlineSize: `min(${vars.size.dialog.sm}, 92vw)`,
    },
    '&[data-size="large"]': {
      inlineSize: `min(calc(${vars.size.dialog.lg} - ${space.vast}), 92vw)`,
    },
  },
  '@media': { [forcedColours]: systemColours.edge },
});

export const grid = kitStyle({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: {
    '[data-size="large"] > &': {
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.railFolded} * 2), 1fr))`,
    },
  },
});

/** Virtualized rows of vendors: each includes the gap below it in its height. */
export const rows = kitStyle({ rowGap: 0 });
export const row = kitStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingBlockEnd: space.xs,
});

export const vendor = kitStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  padding: space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.tight,
  textAlign: 'start',
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
  transition: `background-color ${motion.duration.quick}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface.hover },
    '&:active:not([aria-disabled="true"])': { background: color.quiet.bg.pressed },
    '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': systemStates.action,
});

/** Logos are wide and differ in width: the box shows the whole of each. */
export const logo = kitStyle({
  blockSize: vars.size.icon.lg,
  objectPosition: 'left',
  selectors: {
    '[dir="rtl"] &': { objectPosition: 'right' },
    '[aria-disabled="true"] > &': { filter: 'grayscale(1)', opacity: 0.6 },
  },
});

export const content = kitStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = kitStyle({ color: color.status.warning.ink, fontSize: vars.font.size.xs });

export const footer = kitStyle({
  paddingBlockStart: space.md,
  borderBlockStart: `${vars.border.hair} solid ${color.surface.border}`,
  fontSize: vars.font.size.sm,
});
