import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, motion, radius, space } = vars;

/** The custom property with the progress, from 0 to 1. */
export const SHARE = '--bz-progress-share';

export const root = kitStyle({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const head = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  color: color.text.primary,
});

export const value = kitStyle({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const track = kitStyle({
  position: 'relative',
  overflow: 'hidden',
  blockSize: space.sm,
  borderRadius: radius.pill,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 ${border.hair} ${color.surface.borderStrong}`,
  '@media': {
    // In forced colours the fill has no colour, but a border.
    [forcedColours]: { border: `${border.hair} solid CanvasText` },
  },
});

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/** In forced colours the text conveys the tone. */
const tone = (background: string) =>
  kitStyle({ background, '@media': { [forcedColours]: systemColours.selectedFill } });

export const fill = recipe({
  base: kitStyle({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(var(${SHARE}) * 100%)`,
    borderRadius: 'inherit',
    transition: `inline-size ${motion.duration.calm} ${motion.easing.out}`,
    selectors: {
      '[data-state="indeterminate"] > &': {
        // Without motion the indeterminate bar is drawn around the track: a part of it would look
        // like a progress.
        insetInlineStart: '-40%',
        inlineSize: '40%',
        animation: `${run} 1.4s ${motion.easing.inOut} infinite`,
      },
    },
  }),
  variants: {
    tone: {
      brand: tone(color.action.bg.rest),
      success: tone(color.status.success.ink),
      warning: tone(color.status.warning.ink),
      danger: tone(color.status.danger.ink),
    },
  },
});
