import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';
import { LIGHT } from './save-png.ts';

export const block = kitStyle({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space.md,
  margin: 0,
  maxInlineSize: '100%',
});

export const paper = kitStyle({
  // The quiet zone that readers need in addition to the drawing's own narrow margin.
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  background: LIGHT,
  // A reader needs dark on light, whatever the system's colours are.
  forcedColorAdjust: 'none',
  boxShadow: vars.shadow.card,
});

export const drawing = kitStyle({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' });

export const caption = kitStyle({
  maxInlineSize: '32ch',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
