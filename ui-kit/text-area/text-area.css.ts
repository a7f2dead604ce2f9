import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { control } = vars.color;

export const textArea = kitStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  resize: 'vertical',
  background: control.bg,
  color: control.text,
  border: `${vars.border.hair} solid ${control.border.rest}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.body,
  transition: `border-color ${vars.motion.duration.quick}`,
  selectors: {
    '&::placeholder': { color: control.placeholder },
    '&:hover': { borderColor: control.border.hover },
    '&:focus': { borderColor: control.border.focus },
    '&:focus-visible': {
      outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
      outlineOffset: '1px',
    },
    '&[aria-invalid="true"]': { borderColor: control.border.invalid },
    '&:disabled': { color: vars.color.action.text.disabled, borderStyle: 'dashed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': { borderColor: 'Highlight' },
        '&[aria-invalid="true"]': systemColours.invalid,
        '&:disabled': systemColours.disabled,
      },
    },
  },
});
