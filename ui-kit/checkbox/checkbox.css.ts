import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { control } = vars.color;

export const stack = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const row = kitStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: vars.size.target,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.action.text.disabled },
  },
  '@media': {
    ...systemStates.aroundControl,
    // As high as a touch target, with the first line at its middle.
    '(pointer: coarse)': { paddingBlock: `calc((${vars.size.target} - 1lh) / 2)` },
  },
});

export const seat = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // The middle of the box is aligned with the middle of the first line.
  blockSize: `calc(1em * ${vars.font.line.body})`,
});

export const box = kitStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  border: `${vars.border.strong} solid ${control.border.rest}`,
  // Small corners, so that a pill-shaped brand does not turn a checkbox into a radio button.
  borderRadius: vars.radius.small,
  background: control.bg,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.duration.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: control.border.hover },
    '&:checked, &:indeterminate': { background: control.checked, borderColor: control.checked },
    '&[aria-invalid="true"]': { borderColor: control.border.invalid },
    '&:disabled': { borderStyle: 'dashed', background: 'none' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover:not(:disabled)': systemColours.hovered,
        '&:checked:not(:disabled), &:indeterminate:not(:disabled)': systemColours.chosen,
        '&[aria-invalid="true"]': systemColours.invalid,
        '&:disabled': systemColours.disabled,
      },
    },
  },
});

const sign = {
  gridArea: '1 / 1',
  pointerEvents: 'none',
  color: control.bg,
  opacity: 0,
} as const;

/** The check mark is drawn over the filled box; a disabled box has no fill. */
const signColours = {
  '@media': {
    [forcedColours]: {
      color: 'HighlightText',
      selectors: { [`${box}:disabled ~ &`]: { color: 'GrayText' } },
    },
  },
} as const;

export const check = kitStyle({
  ...sign,
  selectors: {
    [`${box}:checked:not(:indeterminate) + &`]: { opacity: 1 },
    [`${box}:disabled + &`]: { color: vars.color.action.text.disabled },
  },
  ...signColours,
});

export const dash = kitStyle({
  ...sign,
  selectors: { [`${box}:indeterminate ~ &`]: { opacity: 1 } },
  ...signColours,
});

export const error = kitStyle({
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.sm,
  color: vars.color.status.danger.ink,
});
