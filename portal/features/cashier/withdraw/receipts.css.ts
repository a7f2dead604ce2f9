import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

export const receipts = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  borderRadius: radius.card,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.status.warning.border}`,
});

/** Takes no space while it is empty, and stays in the page as a live region. */
export const lastAction = portalStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const title = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });
export const intro = portalStyle({ color: color.text.muted, maxInlineSize: '70ch' });

export const list = portalStyle({ display: 'grid', gap: space.md, listStyle: 'none', padding: 0 });

export const card = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
});

export const facts = portalStyle({
  display: 'grid',
  gap: space.xs,
  flex: '1 1 32ch',
  minInlineSize: 0,
});
export const cardTitle = portalStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
export const quiet = portalStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const left = portalStyle({
  color: color.status.warning.ink,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
