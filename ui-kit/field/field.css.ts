import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const field = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const label = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

export const mark = kitStyle({
  color: vars.color.status.danger.ink,
  marginInlineStart: vars.space.hair,
});

export const hint = kitStyle({
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const error = kitStyle({
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.font.size.sm,
  color: vars.color.status.danger.ink,
  overflowWrap: 'anywhere',
});

// Aligns the icon with the first line of a text that may wrap.
globalStyle(`${error} > svg`, {
  '@layer': { [layers.kit]: { flex: 'none', blockSize: `calc(1em * ${vars.font.line.body})` } },
});
