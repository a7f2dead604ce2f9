import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, font } = vars;

export const text = kitStyle({ lineHeight: font.line.body, overflowWrap: 'anywhere' });

export const sizes = {
  xs: kitStyle({ fontSize: font.size.xs }),
  sm: kitStyle({ fontSize: font.size.sm }),
  md: kitStyle({ fontSize: font.size.md }),
  lg: kitStyle({ fontSize: font.size.lg }),
};

export const tones = {
  neutral: kitStyle({ color: color.text.primary }),
  success: kitStyle({ color: color.status.success.ink }),
  warning: kitStyle({ color: color.status.warning.ink }),
  danger: kitStyle({ color: color.status.danger.ink }),
};

export const weights = {
  regular: kitStyle({ fontWeight: font.weight.regular }),
  medium: kitStyle({ fontWeight: font.weight.medium }),
  bold: kitStyle({ fontWeight: font.weight.bold }),
};

/** Less important than what stands beside it; a tone other than neutral wins over it. */
export const muted = kitStyle({ color: color.text.muted });

/** Figures of one width, so that they stand below each other. */
export const tabular = kitStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const truncated = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
