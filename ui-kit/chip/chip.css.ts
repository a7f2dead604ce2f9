import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;

export const chip = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  maxInlineSize: '100%',
  minBlockSize: vars.size.control.md,
  paddingInline: space.lg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.pill,
  background: color.surface.bg,
  color: color.text.primary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.tight,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.duration.quick}, border-color ${vars.motion.duration.quick}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface.hover },
    '&[aria-pressed="true"]': {
      background: color.action.bg.rest,
      borderColor: color.action.bg.rest,
      color: color.action.text.rest,
      fontWeight: vars.font.weight.bold,
    },
    '&[aria-pressed="true"]:hover': { background: color.action.bg.hover },
    '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
    '&[data-shape="tile"]': {
      inlineSize: '100%',
      minBlockSize: vars.space.vast,
      borderRadius: vars.radius.card,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': systemColours.hovered,
        '&[aria-pressed="true"]:not([aria-disabled="true"]), &:active:not([aria-disabled="true"])':
          systemColours.chosen,
        '&[aria-disabled="true"]': systemColours.disabled,
        '&[aria-pressed="true"][aria-disabled="true"]:not(:focus-visible)':
          systemColours.chosenDisabled,
      },
    },
  },
});

export const icon = kitStyle({ display: 'inline-flex', flexShrink: 0 });

export const text = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const count = kitStyle({
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});
