import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { control } = vars.color;

export const root = kitStyle({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
  // A code is read from left to right in every script.
  direction: 'ltr',
});

/** The native input covers the cells; its own text is invisible. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: vars.layer.raised,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  cursor: 'text',
  // Otherwise forced colours would show the text of the input over the cells.
  forcedColorAdjust: 'none',
  selectors: {
    '&::selection': { background: 'transparent' },
    '&:autofill': { WebkitTextFillColor: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const cells = kitStyle({
  display: 'flex',
  gap: vars.space.sm,
});

export const cell = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  inlineSize: vars.size.control.lg,
  minInlineSize: vars.size.icon.lg,
  blockSize: vars.size.control.lg,
  background: control.bg,
  color: control.text,
  border: `${vars.border.hair} solid ${control.border.rest}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${input}:hover:not(:disabled) + ${cells} > &`]: { borderColor: control.border.hover },
    [`${input}[aria-invalid="true"] + ${cells} > &`]: { borderColor: control.border.invalid },
    [`${input}:disabled + ${cells} > &`]: { borderStyle: 'dashed' },
    [`${input}:focus-visible + ${cells} > &[data-state="current"]`]: {
      borderColor: control.border.focus,
      outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        [`${input}:hover:not(:disabled) + ${cells} > &`]: { borderColor: 'Highlight' },
        [`${input}[aria-invalid="true"] + ${cells} > &`]: systemColours.invalid,
        [`${input}:disabled + ${cells} > &`]: systemColours.disabled,
      },
    },
  },
});
