import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

export const page = portalStyle({
  display: 'grid',
  gap: space.huge,
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space.xl,
});

export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xl,
});

export const logo = portalStyle({
  inlineSize: size.column.sm,
  blockSize: size.control.lg,
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'contain',
  backgroundPosition: 'left center',
});

export const mark = portalStyle({
  inlineSize: size.control.lg,
  blockSize: size.control.lg,
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'contain',
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const sectionTitle = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
});

export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const tile = portalStyle({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: font.size.xs,
});

export const swatch = portalStyle({
  blockSize: space.vast,
  border: `${border.hair} solid ${color.surface.borderStrong}`,
  borderRadius: radius.control,
});

export const value = portalStyle({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const sample = portalStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.column.xs,
  background: color.surface.bg,
});

export const tableFrame = portalStyle({
  overflowX: 'auto',
  maxBlockSize: `calc(${size.column.xl} + ${size.column.sm})`,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});

export const table = portalStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = portalStyle({
  padding: `${space.xs} ${space.md}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

export const failed = portalStyle({ color: color.status.danger.ink });
export const passed = portalStyle({ color: color.status.success.ink });

export const bench = portalStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.column.lg}) minmax(0, 1fr)`,
  gap: space.xl,
  alignItems: 'start',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = portalStyle({
  display: 'grid',
  gap: space.md,
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  padding: space.lg,
  background: color.surface.bg,
  borderRadius: radius.panel,
  boxShadow: vars.shadow.card,
});

export const colourPair = portalStyle({
  display: 'grid',
  gridTemplateColumns: `${size.control.lg} minmax(0, 1fr)`,
  gap: space.sm,
  alignItems: 'center',
});

export const opacity = portalStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  minBlockSize: size.target,
  background: 'none',
  accentColor: color.control.checked,
});

export const groupTitle = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
});

export const parts = portalStyle({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  margin: 0,
  padding: space.md,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});

export const legend = portalStyle({ fontSize: font.size.sm, paddingInline: space.xs });

export const layer = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  alignItems: 'center',
  paddingBlockEnd: space.sm,
});

export const part = portalStyle({
  display: 'grid',
  gap: space.hair,
  fontSize: font.size.xs,
  color: color.text.muted,
});

export const curve = portalStyle({ blockSize: size.column.xs, inlineSize: '100%' });
export const curveGrid = portalStyle({
  fill: 'none',
  stroke: color.surface.border,
  strokeWidth: 0.02,
});
export const curveLine = portalStyle({
  fill: 'none',
  stroke: color.text.brand,
  strokeWidth: 0.04,
});

export const track = portalStyle({
  position: 'relative',
  blockSize: size.icon.lg,
  background: color.surface.sunken,
  borderRadius: radius.pill,
});

export const ball = portalStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  aspectRatio: '1',
  background: color.action.bg.rest,
  borderRadius: radius.pill,
});

export const picker = portalStyle({
  inlineSize: '100%',
  blockSize: size.control.md,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

export const aside = portalStyle({
  display: 'grid',
  gap: space.lg,
  position: 'sticky',
  insetBlockStart: space.lg,
  minInlineSize: 0,
});

export const problems = portalStyle({
  display: 'grid',
  gap: space.sm,
  maxBlockSize: size.column.md,
  overflowY: 'auto',
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const gallery = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.lg}), 1fr))`,
  gap: space.xl,
  alignItems: 'start',
});

export const piece = portalStyle({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  padding: space.lg,
  overflow: 'auto',
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.panel,
});

export const order = portalStyle({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  padding: space.md,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.control,
});

export const orderName = portalStyle({ minInlineSize: size.column.xs });

export const frameTools = portalStyle({ display: 'grid', gap: space.md, overflowX: 'auto' });

export const frame = portalStyle({
  maxInlineSize: 'none',
  blockSize: '80dvh',
  border: `${border.hair} solid ${color.surface.borderStrong}`,
  borderRadius: radius.card,
  background: color.canvas.bg,
});
