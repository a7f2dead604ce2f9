import { recipe } from '@vanilla-extract/recipes';
import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, font, size, space } = vars;

export const stat = kitStyle({
  display: 'grid',
  // Beside a higher one its parts stay together.
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
});

export const label = kitStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const value = kitStyle({
  // Reserves its height while the value is unknown.
  minBlockSize: '1lh',
  color: color.text.primary,
  fontSize: font.size.title,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@media': {
    // On a phone two are side by side: six digits and more still fit.
    [below.xs]: { fontSize: font.size.lg },
  },
});

export const foot = kitStyle({
  // Reserves its height while the change is unknown.
  minBlockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: font.size.sm,
});

export const change = recipe({
  base: kitStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.hair,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      success: kitStyle({ color: color.status.success.ink }),
      danger: kitStyle({ color: color.status.danger.ink }),
      neutral: kitStyle({ color: color.text.muted }),
    },
  },
});

export const description = kitStyle({ color: color.text.muted, fontSize: font.size.sm });

export const spark = kitStyle({
  inlineSize: '100%',
  blockSize: size.icon.xl,
  overflow: 'visible',
  color: color.text.brand,
  '@media': { [forcedColours]: systemColours.sign },
});
