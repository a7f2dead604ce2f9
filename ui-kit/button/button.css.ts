import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color } = vars;
const enabled = '&:not([aria-disabled="true"])';

export const button = recipe({
  base: kitStyle({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    minInlineSize: vars.size.target,
    maxInlineSize: '100%',
    border: `${vars.border.hair} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.line.tight,
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${vars.motion.duration.quick}, color ${vars.motion.duration.quick}, box-shadow ${vars.motion.duration.quick}, transform ${vars.motion.duration.quick}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      [`${enabled}:active`]: { transform: 'translateY(1px)' },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          [`${enabled}:hover`]: systemColours.hovered,
          [`${enabled}:active`]: systemColours.chosen,
          '&[aria-disabled="true"]': systemColours.disabled,
        },
      },
    },
  }),
  variants: {
    variant: {
      solid: {},
      soft: kitStyle({
        background: color.soft.bg.rest,
        color: color.soft.text,
        borderColor: color.soft.border,
        selectors: {
          [`${enabled}:hover`]: { background: color.soft.bg.hover },
          [`${enabled}:active`]: { background: color.soft.bg.pressed },
          '&[aria-disabled="true"]': { color: color.action.text.disabled },
        },
      }),
      outline: kitStyle({
        borderColor: color.control.border.rest,
        color: color.text.primary,
        selectors: {
          [`${enabled}:hover`]: { background: color.quiet.bg.hover },
          [`${enabled}:active`]: { background: color.quiet.bg.pressed },
          '&[aria-disabled="true"]': { color: color.action.text.disabled },
        },
      }),
      ghost: kitStyle({
        color: color.quiet.text,
        selectors: {
          [`${enabled}:hover`]: { background: color.quiet.bg.hover },
          [`${enabled}:active`]: { background: color.quiet.bg.pressed },
          '&[aria-disabled="true"]': { color: color.action.text.disabled },
        },
      }),
    },
    tone: { brand: {}, neutral: {}, danger: {} },
    size: {
      sm: kitStyle({
        blockSize: vars.size.control.sm,
        paddingInline: vars.space.md,
        fontSize: vars.font.size.sm,
      }),
      md: kitStyle({
        blockSize: vars.size.control.md,
        paddingInline: vars.space.lg,
        fontSize: vars.font.size.sm,
      }),
      lg: kitStyle({
        blockSize: vars.size.control.lg,
        paddingInline: vars.space.xl,
        fontSize: vars.font.size.md,
      }),
    },
    iconOnly: { true: kitStyle({ aspectRatio: '1', paddingInline: 0 }) },
    fullWidth: { true: kitStyle({ inlineSize: '100%' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', tone: 'brand' },
      style: kitStyle({
        background: color.action.bg.rest,
        color: color.action.text.rest,
        boxShadow: vars.shadow.action,
        selectors: {
          [`${enabled}:hover`]: { background: color.action.bg.hover, boxShadow: vars.shadow.glow },
          [`${enabled}:active`]: { background: color.action.bg.pressed },
          '&[aria-disabled="true"]': {
            boxShadow: 'none',
            background: color.action.bg.disabled,
            color: color.action.text.disabled,
          },
        },
      }),
    },
    {
      variants: { variant: 'solid', tone: 'neutral' },
      style: kitStyle({
        background: color.badge.neutral.bg,
        color: color.badge.neutral.text,
        selectors: {
          [`${enabled}:hover`]: { background: color.surface.hover, color: color.text.primary },
          '&[aria-disabled="true"]': {
            background: color.action.bg.disabled,
            color: color.action.text.disabled,
          },
        },
      }),
    },
    {
      variants: { variant: 'solid', tone: 'danger' },
      style: kitStyle({
        background: color.danger.bg.rest,
        color: color.danger.text,
        selectors: {
          [`${enabled}:hover`]: { background: color.danger.bg.hover },
          [`${enabled}:active`]: { background: color.danger.bg.pressed },
          '&[aria-disabled="true"]': {
            background: color.action.bg.disabled,
            color: color.action.text.disabled,
          },
        },
      }),
    },
    {
      variants: { variant: 'soft', tone: 'danger' },
      style: kitStyle({
        selectors: {
          [enabled]: { background: color.status.danger.bg, color: color.status.danger.ink },
        },
      }),
    },
    ...(['outline', 'ghost'] as const).map((variant) => ({
      variants: { variant, tone: 'danger' as const },
      style: kitStyle({ selectors: { [enabled]: { color: color.status.danger.ink } } }),
    })),
  ],
  defaultVariants: { variant: 'solid', tone: 'brand', size: 'md' },
});

export const label = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  maxInlineSize: '100%',
  // Cuts a word that is wider than the button, whose height has room for one line.
  overflowX: 'clip',
  // Invisible while busy, but still the name of the button.
  selectors: { '[data-state="busy"] > &': { opacity: 0 } },
});

export const spinner = kitStyle({ position: 'absolute', inset: 0, margin: 'auto' });
