import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const empty = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.huge} ${vars.space.xl}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const medal = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.vast,
  blockSize: vars.space.vast,
  marginBlockEnd: vars.space.sm,
  borderRadius: '50%',
  cornerShape: 'round',
  background: vars.color.surface.raised,
  color: vars.color.text.brand,
});

export const title = kitStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  lineHeight: vars.font.line.tight,
  textWrap: 'balance',
});

export const description = kitStyle({
  maxInlineSize: '48ch',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});

export const action = kitStyle({ marginBlockStart: vars.space.md });
