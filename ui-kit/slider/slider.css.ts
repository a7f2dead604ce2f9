import { forcedColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;
const { control } = color;

/** The custom property with the position, from 0 to 1. */
export const SHARE = '--bz-slider-share';

export const root = kitStyle({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const value = kitStyle({
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
  overflowWrap: 'anywhere',
});

const track = {
  blockSize: space.sm,
  borderRadius: radius.pill,
  border: `${border.hair} solid ${control.border.rest}`,
  background: `linear-gradient(${control.checked} 0 0) 0 0 / calc(var(${SHARE}) * 100%) 100% no-repeat, ${control.bg}`,
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: `linear-gradient(Highlight 0 0) 0 0 / calc(var(${SHARE}) * 100%) 100% no-repeat, Canvas`,
    },
  },
} as const;

const thumb = {
  appearance: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: '50%',
  border: `${border.strong} solid ${control.checked}`,
  background: control.bg,
  '@media': {
    [forcedColours]: { borderColor: 'Highlight', background: 'Canvas' },
  },
} as const;

/** The native range input. Its fill is a background from the start side. */
export const range = kitStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: size.control.sm,
  background: 'none',
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&:dir(rtl)::-webkit-slider-runnable-track': { backgroundPosition: '100% 0, 0 0' },
    '&:dir(rtl)::-moz-range-track': { backgroundPosition: '100% 0, 0 0' },
    '&::-webkit-slider-thumb': {
      ...thumb,
      // Centred on the track.
      marginBlockStart: `calc((${space.sm} - ${size.target}) / 2 - ${border.hair})`,
    },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:disabled::-webkit-slider-thumb': { borderColor: 'GrayText' },
        '&:disabled::-webkit-slider-runnable-track': { borderColor: 'GrayText' },
        '&:disabled::-moz-range-thumb': { borderColor: 'GrayText' },
        '&:disabled::-moz-range-track': { borderColor: 'GrayText' },
      },
    },
  },
});
