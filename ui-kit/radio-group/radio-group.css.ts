import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, motion, radius, shadow, size, space } = vars;
const { control } = color;

export const group = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const legend = kitStyle({
  marginBlockEnd: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.text.primary,
});

export const mark = kitStyle({
  color: color.status.danger.ink,
  marginInlineStart: space.hair,
});

export const options = recipe({
  variants: {
    layout: {
      column: kitStyle({ display: 'grid', gap: space.xs }),
      row: kitStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}` }),
      cards: kitStyle({
        display: 'grid',
        gap: space.md,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.column.sm}, 100%), 1fr))`,
      }),
    },
  },
});

export const option = kitStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: size.target,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.action.text.disabled },
  },
  '@media': {
    ...systemStates.aroundControl,
    // As high as a touch target, with the first line at its middle.
    '(pointer: coarse)': { paddingBlock: `calc((${size.target} - 1lh) / 2)` },
  },
});

export const card = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  padding: space.md,
  minBlockSize: size.control.lg,
  borderRadius: radius.card,
  border: `${border.hair} solid ${control.border.rest}`,
  background: color.surface.bg,
  fontSize: font.size.sm,
  cursor: 'pointer',
  transition: `border-color ${motion.duration.quick}, background-color ${motion.duration.quick}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: control.border.hover },
    '&:has(:checked)': {
      borderColor: control.checked,
      background: color.surface.raised,
      boxShadow: `inset 0 0 0 ${border.hair} ${control.checked}, ${shadow.card}`,
    },
    '&:has(:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      borderStyle: 'dashed',
      color: color.action.text.disabled,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover:not(:has(:disabled)), &:has(:checked)': { borderColor: 'Highlight' },
        '&:has(:checked):not(:has(:focus-visible))': systemColours.marked,
        '&:has(:disabled)': systemColours.disabled,
      },
    },
  },
});

/**
 * The circle is the native radio itself. Its middle is aligned with the middle of the first line.
 */
export const circle = kitStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.icon.md,
  blockSize: size.icon.md,
  border: `${border.strong} solid ${control.border.rest}`,
  borderRadius: '50%',
  background: control.bg,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '50%',
      blockSize: '50%',
      borderRadius: '50%',
      background: control.checked,
      transform: 'scale(0)',
    },
    '&:hover:not(:disabled)': { borderColor: control.border.hover },
    '&:checked': { borderColor: control.checked },
    '&:checked::before': { transform: 'none' },
    '&[aria-invalid="true"]': { borderColor: control.border.invalid },
    '&:disabled': { borderStyle: 'dashed', background: 'none' },
    '&:disabled::before': { background: color.action.text.disabled },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&::before': systemColours.selectedFill,
        '&:hover:not(:disabled), &:checked': { borderColor: 'Highlight' },
        '&[aria-invalid="true"]': systemColours.invalid,
        '&:disabled': systemColours.disabled,
        '&:disabled::before': systemColours.disabledFill,
      },
    },
  },
});

/** In a card the card shows the focus. */
export const circleInCard = kitStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const content = kitStyle({ display: 'grid', gap: space.hair, minInlineSize: 0, flex: 1 });
export const label = kitStyle({ overflowWrap: 'anywhere' });
export const cardLabel = kitStyle({ fontWeight: font.weight.bold, overflowWrap: 'anywhere' });
export const description = kitStyle({ fontSize: font.size.xs, color: color.text.muted });
export const icon = kitStyle({ flex: 'none' });

export const error = kitStyle({
  marginBlockStart: space.sm,
  fontSize: font.size.sm,
  color: color.status.danger.ink,
});
