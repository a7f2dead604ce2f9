import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const form = portalStyle({ display: 'grid', gap: space.lg });
export const counter = portalStyle({ fontVariantNumeric: 'tabular-nums' });
export const actions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });
export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const list = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  listStyle: 'none',
  padding: 0,
});
export const message = portalStyle({
  display: 'grid',
  gap: space.sm,
  padding: space.lg,
  borderRadius: radius.card,
  background: color.surface.raised,
  border: `${border.hair} solid ${color.surface.border}`,
});
export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const kind = portalStyle({ fontSize: font.size.md, fontWeight: font.weight.bold });
export const text = portalStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const answer = portalStyle({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `${border.strong} solid ${color.status.success.border}`,
});
