import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

export const panel = kitStyle({
  display: 'flex',
  gap: space.lg,
  '@media': { [below.sm]: { flexDirection: 'column' } },
});

/** Wide enough for a calendar beside the presets. */
export const popover = kitStyle({ maxInlineSize: 'none' });

export const presets = kitStyle({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  minInlineSize: size.column.xs,
  '@media': { [below.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const preset = kitStyle({
  minBlockSize: size.control.sm,
  paddingInline: space.md,
  borderRadius: radius.control,
  textAlign: 'start',
  fontSize: font.size.sm,
  selectors: {
    '&:hover': { background: color.quiet.bg.hover },
    '&:active': { background: color.quiet.bg.pressed },
    '&[aria-pressed="true"]': {
      background: color.surface.raised,
      fontWeight: font.weight.bold,
      boxShadow: `inset ${border.strong} 0 0 ${color.action.bg.rest}`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
        '&[aria-pressed="true"]': systemColours.chosen,
      },
    },
  },
});

export const main = kitStyle({ display: 'grid', gap: space.md, alignContent: 'start' });
export const fields = kitStyle({ display: 'flex', gap: space.md });
export const error = kitStyle({ fontSize: font.size.sm, color: color.status.danger.ink });

/** Reserves the height of a calendar of six weeks while its code loads. */
export const place = kitStyle({
  minBlockSize: `calc(8 * ${size.control.sm})`,
  minInlineSize: `calc(7 * ${size.control.sm})`,
  display: 'grid',
  placeItems: 'center',
});

/** The first and the last day of the range. */
const end = kitStyle({
  background: color.action.bg.rest,
  color: color.action.text.rest,
  borderRadius: radius.control,
  '@media': { [forcedColours]: systemColours.chosen },
});

export const calendar = {
  root: kitStyle({ position: 'relative', fontSize: font.size.sm }),
  months: kitStyle({ display: 'grid' }),
  month: kitStyle({ display: 'grid', gap: space.sm }),
  caption: kitStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: size.control.sm,
    fontWeight: font.weight.bold,
  }),
  nav: kitStyle({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    justifyContent: 'space-between',
  }),
  step: kitStyle({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control.sm,
    blockSize: size.control.sm,
    borderRadius: radius.control,
    zIndex: 1,
    selectors: {
      '&:hover': { background: color.quiet.bg.hover },
      '&:active': { background: color.quiet.bg.pressed },
      '&[aria-disabled="true"]': { color: color.action.text.disabled },
      '&:dir(rtl)': { transform: 'scaleX(-1)' },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&:hover': systemColours.hovered,
          '&[aria-disabled="true"]': systemColours.disabled,
        },
      },
    },
  }),
  arrow: kitStyle({ fill: 'currentColor', inlineSize: size.icon.sm, blockSize: size.icon.sm }),
  grid: kitStyle({ borderCollapse: 'collapse' }),
  weekday: kitStyle({
    inlineSize: size.control.sm,
    blockSize: size.icon.lg,
    fontSize: font.size.xs,
    fontWeight: font.weight.regular,
    color: color.text.muted,
  }),
  day: kitStyle({ padding: 0, textAlign: 'center' }),
  button: kitStyle({
    inlineSize: size.control.sm,
    blockSize: size.control.sm,
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:not(:disabled)': { background: color.quiet.bg.hover },
      '&:active:not(:disabled)': { background: color.quiet.bg.pressed },
      // The ends are filled: their text must be readable on that background.
      [`${end} > &:hover`]: { background: color.action.bg.hover },
      [`${end} > &:active`]: {
        background: color.action.bg.pressed,
      },
      '&:disabled': { color: color.action.text.disabled, cursor: 'not-allowed' },
      '[data-today] > &': { fontWeight: font.weight.bold, textDecoration: 'underline' },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          // The cell of a selected day is filled: the button over it must be transparent.
          '&:hover:not(:disabled)': { background: 'none', textDecoration: 'underline' },
          '&:disabled': systemColours.disabled,
        },
      },
    },
  }),
  outside: kitStyle({ opacity: 0.5 }),
  middle: kitStyle({
    background: color.surface.raised,
    '@media': { [forcedColours]: systemColours.marked },
  }),
  end,
};
