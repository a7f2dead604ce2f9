import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;

export const filters = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.md,
});

export const presets = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const dates = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
});

export const date = portalStyle({ inlineSize: '16ch' });
export const kind = portalStyle({ inlineSize: '22ch' });
export const exportButton = portalStyle({ marginInlineStart: 'auto' });

export const totals = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: border.hair,
  overflow: 'hidden',
  border: line,
  borderRadius: radius.card,
  background: color.surface.border,
});

export const total = portalStyle({
  flex: '1 1 14ch',
  display: 'grid',
  gap: space.hair,
  padding: `${space.md} ${space.lg}`,
  background: color.surface.bg,
});

export const totalName = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const totalValue = portalStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '1lh',
});

export const gain = portalStyle({ color: color.money.gain });
export const loss = portalStyle({ color: color.money.loss });

export const strong = portalStyle({ fontWeight: font.weight.medium });
export const quiet = portalStyle({
  color: color.text.muted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const status = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="success"]': { color: color.status.success.ink },
    '&[data-tone="warning"]': { color: color.status.warning.ink },
    '&[data-tone="danger"]': { color: color.status.danger.ink },
    '&[data-tone="muted"]': { color: color.text.muted },
  },
});

/** The buttons of a row, below its content. */
export const rowActions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** The placeholder of loading rows. */
export const sheet = portalStyle({
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
});
export const loading = portalStyle({ display: 'grid', gap: space.md, padding: space.lg });

/** Statuses below each other. */
export const states = portalStyle({ display: 'grid', justifyItems: 'start', gap: space.xs });
export const sectionTitle = portalStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
});
export const section = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
});

/** A select as wide as its text. */
export const choice = portalStyle({ justifySelf: 'start' });
