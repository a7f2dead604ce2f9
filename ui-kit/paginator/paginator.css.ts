import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;

export const paginator = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.md} ${space.xl}`,
});

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
});

const cell = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const page = kitStyle({
  ...cell,
  fontWeight: vars.font.weight.medium,
  transition: `background-color ${vars.motion.duration.quick}`,
  ':hover': { background: color.quiet.bg.hover },
  ':active': { background: color.quiet.bg.pressed },
  selectors: {
    '&[aria-current="page"]': {
      background: color.action.bg.rest,
      color: color.action.text.rest,
      fontWeight: vars.font.weight.bold,
    },
    '&[aria-disabled="true"]': {
      background: 'none',
      color: color.action.text.disabled,
      opacity: 0.5,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover': systemColours.hovered,
        '&[aria-current="page"], &:active:not([aria-disabled="true"])': systemColours.chosen,
        '&[aria-disabled="true"]': systemColours.disabled,
      },
    },
  },
});

export const arrow = kitStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const gap = kitStyle({ ...cell, minInlineSize: vars.size.target, color: color.text.muted });

export const jump = kitStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
});

export const input = kitStyle({
  inlineSize: '8ch',
  blockSize: vars.size.control.md,
  paddingInline: space.sm,
  border: `${vars.border.hair} solid ${color.control.border.rest}`,
  borderRadius: vars.radius.control,
  background: color.control.bg,
  color: color.control.text,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  ':hover': { borderColor: color.control.border.hover },
  '::-webkit-inner-spin-button': { appearance: 'none' },
});
