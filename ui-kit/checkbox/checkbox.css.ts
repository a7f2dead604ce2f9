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
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.action.text.disabled },
  },
});

export const seat = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // The box's middle stands on the middle of the first line.
  blockSize: `calc(1em * ${vars.font.line.body})`,
});

export const box = kitStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  border: `${vars.border.strong} solid ${control.border.rest}`,
  // Small corners: a pill-shaped brand must not turn a checkbox into a radio button.
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
});

const sign = {
  gridArea: '1 / 1',
  pointerEvents: 'none',
  color: control.bg,
  opacity: 0,
} as const;

export const check = kitStyle({
  ...sign,
  selectors: {
    [`${box}:checked:not(:indeterminate) + &`]: { opacity: 1 },
    [`${box}:disabled + &`]: { color: vars.color.action.text.disabled },
  },
});

export const dash = kitStyle({
  ...sign,
  selectors: { [`${box}:indeterminate ~ &`]: { opacity: 1 } },
});

export const error = kitStyle({
  fontSize: vars.font.size.sm,
  color: vars.color.status.danger.ink,
});
