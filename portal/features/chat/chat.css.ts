import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const small = below.md;

export const stage = portalStyle({
  display: 'grid',
  blockSize: `min(${vars.size.column.xl}, 70dvh)`,
  '@media': { [small]: { blockSize: '80dvh' } },
});

export const frame = portalStyle({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: vars.color.surface.bg,
});

export const loader = portalStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  margin: 'auto',
  color: vars.color.text.muted,
});

const { color } = vars;
/** The brand's colours by the names of the chat page. */
export const colors = {
  ground: color.surface.bg,
  card: color.surface.raised,
  ink: color.text.primary,
  soft: color.text.muted,
  line: color.surface.border,
  accent: color.action.bg.rest,
  'on-accent': color.action.text.rest,
};
