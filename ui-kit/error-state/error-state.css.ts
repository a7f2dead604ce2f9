import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;

export const error = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.md} ${space.lg}`,
  padding: space.lg,
  border: `${vars.border.hair} solid ${color.status.danger.border}`,
  borderRadius: vars.radius.card,
  background: color.status.danger.bg,
});

export const mark = kitStyle({ display: 'inline-flex', color: color.status.danger.ink });

export const content = kitStyle({ flex: '1 1 24ch', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = kitStyle({
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
});

export const description = kitStyle({
  marginBlockStart: space.xs,
  color: color.text.primary,
  fontSize: vars.font.size.sm,
});

export const request = kitStyle({
  marginBlockStart: space.xs,
  color: color.text.primary,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
