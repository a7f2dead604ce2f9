import { keyframes } from '@vanilla-extract/css';
import { below } from '../foundation/breakpoints.ts';
import { systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;
const narrowPhone = below.xs;
const rise = keyframes({ from: { color: color.money.gain, background: color.status.success.bg } });
const fall = keyframes({ from: { color: color.money.loss, background: color.status.danger.bg } });
const turn = keyframes({ to: { rotate: '1turn' } });

export const chip = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  blockSize: vars.size.control.md,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.control,
  background: color.surface.bg,
  color: color.text.primary,
});

export const amount = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Neither a new amount nor the mask moves the elements beside it.
  minInlineSize: '11ch',
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrowPhone]: { minInlineSize: '6ch' } },
  selectors: {
    '[data-state="stale"] > &': { color: color.text.muted, fontWeight: vars.font.weight.medium },
    '&[data-change="up"]': { animation: `${rise} 1200ms ${vars.motion.easing.out}` },
    '&[data-change="down"]': { animation: `${fall} 1200ms ${vars.motion.easing.out}` },
  },
});

export const stale = kitStyle({ display: 'inline-flex', color: color.status.warning.ink });

export const tool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.control,
  color: color.text.muted,
  ':hover': { background: color.quiet.bg.hover, color: color.text.primary },
  ':active': { background: color.quiet.bg.pressed },
  '@media': systemStates.button,
});

/** Hidden where there is no room: the balance is updated without it. */
export const refreshTool = kitStyle({ '@media': { [narrowPhone]: { display: 'none' } } });

export const turning = kitStyle({
  selectors: { '[aria-busy="true"] > &': { animation: `${turn} 900ms linear infinite` } },
});
