import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color } = vars;

export const badge = recipe({
  base: kitStyle({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    paddingInline: `calc(${vars.space.xs} + ${vars.space.hair})`,
    minBlockSize: vars.size.icon.md,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.bold,
    lineHeight: 1,
    maxInlineSize: '100%',
    overflowX: 'clip',
    whiteSpace: 'nowrap',
    '@media': { [forcedColours]: systemColours.edge },
  }),
  variants: {
    tone: {
      brand: kitStyle({ background: color.action.bg.rest, color: color.action.text.rest }),
      neutral: kitStyle({ background: color.badge.neutral.bg, color: color.badge.neutral.text }),
      success: kitStyle({ background: color.status.success.bg, color: color.status.success.ink }),
      warning: kitStyle({ background: color.status.warning.bg, color: color.status.warning.ink }),
      danger: kitStyle({ background: color.status.danger.bg, color: color.status.danger.ink }),
    },
    variant: { solid: {}, soft: {} },
    /** The hot badge and the count badge have backgrounds of their own. */
    kind: {
      hot: kitStyle({ background: color.badge.hot.bg, color: color.badge.hot.text }),
      count: kitStyle({
        minInlineSize: vars.size.icon.md,
        borderRadius: vars.radius.pill,
        background: color.badge.count.bg,
        color: color.badge.count.text,
        fontVariantNumeric: 'tabular-nums',
      }),
    },
  },
  compoundVariants: [
    {
      variants: { tone: 'brand', variant: 'soft' },
      style: kitStyle({ background: color.status.info.bg, color: color.status.info.ink }),
    },
  ],
});
