import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, space } = vars;

const tone = (name: keyof typeof color.status) =>
  kitStyle({
    background: color.status[name].bg,
    color: color.status[name].ink,
    border: `${border.hair} solid ${color.status[name].border}`,
  });

export const alert = recipe({
  base: kitStyle({
    display: 'flex',
    gap: space.sm,
    alignItems: 'flex-start',
    padding: space.md,
    borderRadius: radius.control,
    fontSize: font.size.sm,
  }),
  variants: {
    tone: {
      neutral: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
  },
});

export const icon = kitStyle({ flex: 'none', marginBlockStart: space.hair });
export const content = kitStyle({
  display: 'grid',
  gap: space.xs,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = kitStyle({ fontWeight: font.weight.bold, lineHeight: font.line.tight });
export const body = kitStyle({ overflowWrap: 'anywhere' });
export const action = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
/** Keeps the full target of the dismiss button without making a short alert taller. */
export const dismiss = kitStyle({ flex: 'none', margin: `calc(${space.xs} * -1)` });
