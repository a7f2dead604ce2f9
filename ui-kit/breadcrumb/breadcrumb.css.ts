import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, font, size, space } = vars;

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  fontSize: font.size.sm,
});

export const item = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const step = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const link = kitStyle({
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { color: color.text.primary, textDecorationColor: 'currentColor' },
  },
  '@media': { [forcedColours]: { selectors: { '&:hover': systemColours.hovered } } },
});

export const current = kitStyle({
  color: color.text.primary,
  fontWeight: font.weight.medium,
});

export const arrow = kitStyle({
  flex: 'none',
  color: color.text.muted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColours]: systemColours.sign },
});

export const root = kitStyle({ minInlineSize: 0 });
