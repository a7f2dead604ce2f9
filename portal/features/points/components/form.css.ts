import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

export const form = portalStyle({ display: 'grid', gap: space.lg });
export const picture = portalStyle({
  inlineSize: '100%',
  maxBlockSize: size.column.sm,
  objectFit: 'cover',
  borderRadius: radius.card,
});
export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const sum = portalStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space.xs,
  paddingBlock: space.md,
  borderBlock: `${border.hair} solid ${color.surface.border}`,
});
export const sumValue = portalStyle({
  textAlign: 'end',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const card = portalStyle({
  display: 'grid',
  gap: space.lg,
  maxInlineSize: size.column.xl,
  padding: space.xl,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});
export const cardTitle = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });
