import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const MIDDLE = '(min-width: 48rem)';
const WIDE = '(min-width: 80rem)';

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});

export const head = portalStyle({ display: 'grid', gap: space.xs });

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const muted = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const cards = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const box = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.md,
  minInlineSize: 0,
  padding: space.xl,
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
} as const;

export const card = portalStyle(box);

export const purse = portalStyle({
  ...box,
  justifyContent: 'space-between',
  background: `linear-gradient(${color.nav.active}, transparent), ${color.surface.bg}`,
  '@media': {
    [MIDDLE]: { gridColumn: '1 / -1' },
    [WIDE]: { gridColumn: 'auto' },
  },
});

export const label = portalStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const amount = portalStyle({
  minInlineSize: '9ch',
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.tight,
});

export const actions = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const icon = portalStyle({
  inlineSize: size.icon.lg,
  blockSize: size.icon.lg,
  color: color.text.brand,
  strokeWidth: 1.5,
});

export const cardTitle = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });

export const columns = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [MIDDLE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(24ch, 1fr)' } },
});

export const between = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: '100%',
});

export const list = portalStyle({
  display: 'grid',
  inlineSize: '100%',
  listStyle: 'none',
  padding: 0,
});

export const item = portalStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.lg,
  inlineSize: '100%',
  paddingBlock: space.md,
  paddingInline: space.sm,
  borderRadius: radius.control,
  color: color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    'li:not(:last-child) > &': { borderBlockEnd: line },
  },
});

export const itemTitle = portalStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.lg,
  rowGap: space.sm,
  inlineSize: '100%',
  fontSize: font.size.sm,
});
export const fact = portalStyle({ textAlign: 'end', overflowWrap: 'anywhere' });
