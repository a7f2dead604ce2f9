import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

export const segment = kitStyle({
  position: 'relative',
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space.md,
  borderRadius: radius.control,
  color: color.text.muted,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { color: color.text.primary, background: color.quiet.bg.hover },
    '&:has(:checked)': {
      background: color.action.bg.rest,
      color: color.action.text.rest,
    },
    '&:has(:checked):hover': { background: color.action.bg.hover, color: color.action.text.rest },
    '&:has(:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '1px',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.action.text.disabled },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover:not(:has(:disabled))': systemColours.hovered,
        '&:has(:checked):not(:has(:disabled))': systemColours.chosen,
        '&:has(:disabled)': systemColours.disabled,
        '&:has(:disabled):has(:checked)': systemColours.chosenDisabled,
      },
    },
  },
});

/** The native radio covers its segment invisibly, so that a press anywhere reaches it. */
export const radio = kitStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
  inlineSize: '100%',
  blockSize: '100%',
});

export const group = recipe({
  base: kitStyle({
    display: 'inline-flex',
    maxInlineSize: '100%',
    padding: space.hair,
    gap: space.hair,
    border: `${border.hair} solid ${color.control.border.rest}`,
    borderRadius: radius.control,
    background: color.surface.sunken,
    overflowX: 'auto',
  }),
  variants: {
    fullWidth: { true: kitStyle({ display: 'flex' }) },
    // With touch density a segment is as high as a touch target, so the group with its border is
    // higher than a control.
    size: {
      sm: kitStyle({ fontSize: font.size.xs, minBlockSize: size.control.sm }),
      md: kitStyle({ fontSize: font.size.sm, minBlockSize: size.control.md }),
      lg: kitStyle({ fontSize: font.size.md, minBlockSize: size.control.lg }),
    },
  },
});
