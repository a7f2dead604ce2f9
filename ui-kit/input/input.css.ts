import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { layers } from '../foundation/layers.css.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { control } = vars.color;

/** The box around an input or select. */
export const frame = recipe({
  base: kitStyle({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    background: control.bg,
    color: control.text,
    border: `${vars.border.hair} solid ${control.border.rest}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.duration.quick}`,
    selectors: {
      '&:hover': { borderColor: control.border.hover },
      '&:focus-within': { borderColor: control.border.focus },
      '&:has(:focus-visible)': {
        outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
        outlineOffset: '1px',
      },
      // The button that opens the native calendar is in the input's shadow tree, so the frame shows
      // its focus.
      '&:focus-within:has(input[type="date"])': {
        outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
        outlineOffset: '1px',
      },
      // A button inside draws its own focus ring.
      '&:has(button:focus-visible)': { outline: 'none' },
      '&:has([aria-invalid="true"])': { borderColor: control.border.invalid },
      '&:has(:disabled:not(option))': {
        color: vars.color.action.text.disabled,
        borderStyle: 'dashed',
      },
      '&:has(:disabled:not(option)):hover': { borderColor: control.border.rest },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&:hover': { borderColor: 'Highlight' },
          '&:has([aria-invalid="true"])': systemColours.invalid,
          '&:has(:disabled:not(option)), &:has(:disabled:not(option)):hover':
            systemColours.disabled,
        },
      },
    },
  }),
  variants: {
    size: {
      sm: kitStyle({ blockSize: vars.size.control.sm, fontSize: vars.font.size.sm }),
      md: kitStyle({ blockSize: vars.size.control.md, fontSize: vars.font.size.md }),
      lg: kitStyle({ blockSize: vars.size.control.lg, fontSize: vars.font.size.md }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const input = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: vars.space.md,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: control.placeholder, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    // Chrome fills remembered values with its own colours.
    '&:autofill': {
      WebkitTextFillColor: control.text,
      boxShadow: `inset 0 0 0 ${vars.size.control.lg} ${control.bg}`,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const slot = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '40%',
  overflow: 'clip',
  gap: vars.space.xs,
  color: vars.color.text.muted,
} as const;

export const start = kitStyle({ ...slot, paddingInlineStart: vars.space.md, cursor: 'text' });
export const end = kitStyle({
  ...slot,
  paddingInlineEnd: vars.space.md,
  // A button has padding of its own.
  selectors: { '&:has(> button:last-child)': { paddingInlineEnd: vars.space.xs } },
});

// The text is closer to a slot than to the edge.
for (const [selector, rule] of [
  [`${start} + ${input}`, { paddingInlineStart: vars.space.sm }],
  [`${input}:has(+ ${end})`, { paddingInlineEnd: vars.space.xs }],
] as const) {
  globalStyle(selector, { '@layer': { [layers.kit]: rule } });
}

export const tool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  maxBlockSize: '100%',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.quiet.bg.hover },
  },
  '@media': systemStates.button,
});
