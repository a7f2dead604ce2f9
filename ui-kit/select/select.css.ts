import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const select = kitStyle({
  appearance: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xxl,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // Without a selection it looks like a placeholder.
    '&:has(> option[value=""]:checked)': { color: vars.color.control.placeholder },
  },
});

export const option = kitStyle({
  background: vars.color.control.bg,
  color: vars.color.control.text,
});

export const chevron = kitStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.md,
  pointerEvents: 'none',
  color: vars.color.text.muted,
  '@media': { [forcedColours]: systemColours.sign },
});
