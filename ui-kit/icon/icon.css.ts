import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

/** The grid of the icon story. */
export const sheet = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12ch, 1fr))',
  gap: vars.space.lg,
});

export const specimen = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.surface.bg,
  fontSize: vars.font.size.xs,
});
