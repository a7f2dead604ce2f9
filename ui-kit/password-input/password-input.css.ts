import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const stack = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const meter = kitStyle({ marginBlockStart: vars.space.xs, overflowWrap: 'anywhere' });

export const caps = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  color: vars.color.status.warning.ink,
  // Stays in the page when empty, because a live region that is inserted with its text is not
  // announced.
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.xs } },
});
