import { keyframes } from '@vanilla-extract/css';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;
const open = keyframes({ from: { opacity: 0, transform: `translateY(calc(${space.xs} * -1))` } });

export const root = kitStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const popup = kitStyle({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.menu,
  minInlineSize: vars.size.rail,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  maxBlockSize: `calc(100% - 2 * ${space.sm})`,
  padding: space.xs,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  background: color.surface.bg,
  color: color.text.primary,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popup,
  selectors: {
    '&:popover-open': {
      animation: `${open} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    },
  },
});

export const header = kitStyle({
  padding: space.md,
  marginBlockEnd: space.xs,
  borderBlockEnd: `${vars.border.hair} solid ${color.surface.border}`,
});

export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.control.md,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    '&:focus': { background: color.quiet.bg.hover },
    '&:active': { background: color.quiet.bg.pressed },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: color.action.text.disabled, cursor: 'not-allowed' },
    '&[aria-current="page"]': { color: color.text.brand },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:focus:not([aria-disabled="true"]), &:active:not([aria-disabled="true"])':
          systemColours.chosen,
        '&[aria-disabled="true"]:focus': systemColours.marked,
        '&[aria-disabled="true"]': systemColours.disabled,
        '&[aria-current="page"]': {
          textDecoration: 'underline',
          textDecorationThickness: vars.border.strong,
        },
      },
    },
  },
});

export const danger = kitStyle({ color: color.status.danger.ink });
export const end = kitStyle({
  marginInlineStart: 'auto',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [forcedColours]: {
      selectors: {
        ':focus > &, :active > &': systemColours.onChosen,
      },
    },
  },
});

export const heading = kitStyle({
  paddingBlock: space.sm,
  paddingInline: space.md,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  color: color.text.muted,
});

export const separator = kitStyle({
  border: 0,
  blockSize: vars.border.hair,
  marginBlock: space.xs,
  background: color.surface.border,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});
