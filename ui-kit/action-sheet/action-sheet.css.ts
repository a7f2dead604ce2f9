import { systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, font, radius, space } = vars;

export const list = kitStyle({ display: 'grid', gap: space.hair });

/** At least 44 px high, for a thumb. */
export const action = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.control.lg,
  paddingInline: space.md,
  borderRadius: radius.control,
  fontWeight: font.weight.medium,
  color: color.text.primary,
  textAlign: 'start',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.quiet.bg.hover },
    '&:active:not([aria-disabled="true"])': { background: color.quiet.bg.pressed },
    '&[aria-disabled="true"]': { color: color.action.text.disabled, cursor: 'not-allowed' },
    '&[data-tone="danger"]:not([aria-disabled="true"])': { color: color.status.danger.ink },
  },
  '@media': systemStates.action,
});
