import { recipe } from '@vanilla-extract/recipes';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, font } = vars;

export const text = recipe({
  base: kitStyle({ lineHeight: font.line.body, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: kitStyle({ fontSize: font.size.xs }),
      sm: kitStyle({ fontSize: font.size.sm }),
      md: kitStyle({ fontSize: font.size.md }),
      lg: kitStyle({ fontSize: font.size.lg }),
    },
    tone: {
      neutral: kitStyle({ color: color.text.primary }),
      success: kitStyle({ color: color.status.success.ink }),
      warning: kitStyle({ color: color.status.warning.ink }),
      danger: kitStyle({ color: color.status.danger.ink }),
    },
    weight: {
      regular: kitStyle({ fontWeight: font.weight.regular }),
      medium: kitStyle({ fontWeight: font.weight.medium }),
      bold: kitStyle({ fontWeight: font.weight.bold }),
    },
    muted: { true: '' },
    /** Tabular figures, so that they are aligned below each other. */
    numeric: { true: kitStyle({ fontVariantNumeric: 'tabular-nums lining-nums' }) },
    truncate: {
      true: kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
  },
  compoundVariants: [
    // Applies with the neutral tone only.
    {
      variants: { muted: true, tone: 'neutral' },
      style: kitStyle({ color: color.text.muted }),
    },
  ],
});
