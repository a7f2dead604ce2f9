import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, motion, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row' } },
});

/** Scrolls horizontally when the tabs do not fit, without scrolling the page. */
export const list = recipe({
  base: kitStyle({
    display: 'flex',
    flex: 'none',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    selectors: {
      '&[aria-orientation="vertical"]': {
        flexDirection: 'column',
        // Leaves room for the panel beside long names.
        maxInlineSize: '75%',
        overflow: 'hidden auto',
      },
    },
  }),
  variants: {
    variant: {
      ghost: kitStyle({
        gap: space.xs,
        boxShadow: `inset 0 calc(${vars.border.hair} * -1) ${color.surface.border}`,
        selectors: { '&[aria-orientation="vertical"]': { boxShadow: 'none' } },
      }),
      solid: kitStyle({
        gap: space.xs,
        padding: space.xs,
        alignSelf: 'flex-start',
        borderRadius: vars.radius.card,
        background: color.surface.raised,
      }),
    },
  },
  defaultVariants: { variant: 'ghost' },
});

export const tab = recipe({
  base: kitStyle({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    flex: 'none',
    minBlockSize: vars.size.control.md,
    paddingInline: space.lg,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.bold,
    whiteSpace: 'nowrap',
    color: color.text.muted,
    borderRadius: vars.radius.control,
    transition: `color ${motion.duration.quick}, background-color ${motion.duration.quick}`,
    selectors: {
      '&:hover:not(:disabled)': { color: color.text.primary },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      // The list clips what extends beyond it.
      '&:focus-visible': { outlineOffset: '-2px' },
      '[aria-orientation="vertical"] > &': {
        maxInlineSize: '100%',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        textAlign: 'start',
      },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&:hover:not(:disabled)': systemColours.hovered,
          '&:disabled': systemColours.disabled,
        },
      },
    },
  }),
  variants: {
    variant: {
      ghost: kitStyle({
        selectors: {
          '&[data-state="active"]': { color: color.text.brand },
          '&[data-state="active"]::after': {
            content: '""',
            position: 'absolute',
            insetInline: space.md,
            insetBlockEnd: 0,
            blockSize: vars.border.strong,
            background: 'currentColor',
          },
          '[aria-orientation="vertical"] > &[data-state="active"]': {
            background: color.surface.raised,
          },
          '[aria-orientation="vertical"] > &[data-state="active"]::after': {
            insetInline: '0 auto',
            insetBlock: space.sm,
            blockSize: 'auto',
            inlineSize: vars.border.strong,
          },
        },
        '@media': {
          [forcedColours]: {
            selectors: {
              '&[data-state="active"]::after': systemColours.selectedFill,
            },
          },
        },
      }),
      solid: kitStyle({
        minBlockSize: vars.size.control.sm,
        selectors: {
          '&[data-state="active"]': {
            background: color.action.bg.rest,
            color: color.action.text.rest,
          },
          '&[data-state="active"]:hover:not(:disabled)': { color: color.action.text.rest },
        },
        '@media': {
          [forcedColours]: {
            selectors: {
              '&[data-state="active"]': systemColours.chosen,
            },
          },
        },
      }),
    },
  },
  defaultVariants: { variant: 'ghost' },
});

export const count = kitStyle({
  flexShrink: 0,
  minInlineSize: vars.size.icon.md,
  paddingInline: space.xs,
  borderRadius: vars.radius.pill,
  background: color.badge.neutral.bg,
  color: color.badge.neutral.text,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': {
    [forcedColours]: {
      ...systemColours.edge,
      selectors: {
        '[data-state="active"] > &': { ...systemColours.onChosen, outlineColor: 'currentColor' },
      },
    },
  },
});

export const panel = kitStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  // Hidden regardless of the `display` of its class.
  selectors: { '&[hidden]': { display: 'none' } },
});
