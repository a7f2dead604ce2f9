import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

export const panel = portalStyle({ paddingBlockStart: space.lg });
export const agentSearch = portalStyle({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.lg,
});
export const list = portalStyle({ display: 'grid', gap: space.md });

export const contract = portalStyle({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  background: color.surface.raised,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});

export const head = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
});

export const name = portalStyle({ fontWeight: font.weight.bold, fontSize: font.size.lg });
export const about = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const party = portalStyle({
  gridColumn: '1 / -1',
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const term = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const value = portalStyle({
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** Two columns on a phone, where the kit's would be one: the six terms have short values. */
export const terms = portalStyle({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.column.sm}, (100% - ${space.lg}) / 2), 1fr))`,
});

export const actions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const form = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24ch), 1fr))',
  alignItems: 'start',
  gap: space.lg,
});
/** The fields of one tier, in the form's own columns. */
export const tier = portalStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24ch), 1fr))',
  alignItems: 'start',
  gap: space.lg,
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
});
export const tierActions = portalStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
});
export const tiers = portalStyle({ display: 'grid', gap: space.xs, gridColumn: '1 / -1' });
export const wide = portalStyle({ gridColumn: '1 / -1' });

export const submit = portalStyle({ gridColumn: '1 / -1', justifySelf: 'start' });

export const question = portalStyle({ display: 'grid', gap: space.md });
export const ends = portalStyle({ display: 'grid', gap: space.sm });
export const ending = portalStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  fontVariantNumeric: 'tabular-nums',
});
