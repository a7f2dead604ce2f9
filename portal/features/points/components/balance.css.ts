import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.lg;

export const panel = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: line,
  borderRadius: radius.panel,
  background: color.surface.bg,
  boxShadow: vars.shadow.card,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const account = portalStyle({
  position: 'relative',
  // The height reserves room for a member's facts, because the page is rendered before the session
  // is known.
  minBlockSize: `calc(${size.column.sm} + ${size.icon.lg})`,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.xs,
  padding: space.xxl,
  overflow: 'hidden',
  background: color.surface.raised,
});

/** A large decorative emblem behind the figures. */
export const emblem = portalStyle({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${space.xl})`,
  insetBlockEnd: `calc(-1 * ${space.xl})`,
  inlineSize: `calc(${size.icon.xxl} * 3)`,
  blockSize: `calc(${size.icon.xxl} * 3)`,
  color: color.text.brand,
  opacity: 0.12,
});

export const name = portalStyle({ color: color.text.muted });
export const amount = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  color: color.text.brand,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = portalStyle({
  display: 'grid',
  gap: space.hair,
  listStyle: 'none',
  padding: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
});
export const invitation = portalStyle({
  position: 'relative',
  maxInlineSize: '32ch',
  fontSize: font.size.lg,
  paddingBlockEnd: space.md,
});

export const explain = portalStyle({
  display: 'grid',
  gap: space.md,
  alignContent: 'center',
  padding: space.xl,
});
export const rulesTitle = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });
export const rules = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.sm}), 1fr))`,
  columnGap: space.xl,
  fontSize: font.size.sm,
});
export const rule = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: line,
});
export const rate = portalStyle({
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const note = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
