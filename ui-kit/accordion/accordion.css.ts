import { keyframes } from '@vanilla-extract/css';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, motion, size, space } = vars;

export const root = kitStyle({ minInlineSize: 0 });

export const item = kitStyle({
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

export const heading = kitStyle({ display: 'flex' });

export const trigger = kitStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  minBlockSize: size.control.lg,
  paddingBlock: space.sm,
  textAlign: 'start',
  fontWeight: font.weight.medium,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not([data-disabled])': { color: color.text.link },
    '&[data-disabled]': { color: color.action.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      // The system colours a disabled button by itself.
      selectors: { '&:hover:not([data-disabled])': systemColours.hovered },
    },
  },
});

export const arrow = kitStyle({
  flex: 'none',
  color: color.text.muted,
  transition: `transform ${motion.duration.quick} ${motion.easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [forcedColours]: {
      ...systemColours.sign,
      selectors: { '[data-disabled] > &': systemColours.disabled },
    },
  },
});

const HEIGHT = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { blockSize: 0 }, to: { blockSize: HEIGHT } });
const close = keyframes({ from: { blockSize: HEIGHT }, to: { blockSize: 0 } });

export const content = kitStyle({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${motion.duration.quick} ${motion.easing.out}` },
    '&[data-state="closed"]': {
      animation: `${close} ${motion.duration.quick} ${motion.easing.out}`,
    },
  },
});

export const body = kitStyle({
  paddingBlockEnd: space.lg,
  color: color.text.muted,
  fontSize: font.size.sm,
});
