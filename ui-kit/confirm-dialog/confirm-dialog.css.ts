import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

export const text = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  color: vars.color.text.muted,
});

/** A plain text has no paragraph around it. */
export const content = kitStyle({ margin: 0 });

export const error = kitStyle({ color: vars.color.status.danger.ink });
