import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.md;

export const standing = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xl,
  padding: space.xl,
  background: color.surface.raised,
  border: line,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
});

export const crest = portalStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${size.control.lg} * 1.5)`,
  blockSize: `calc(${size.control.lg} * 1.5)`,
  borderRadius: radius.pill,
  background: color.action.bg.rest,
  color: color.action.text.rest,
});
export const crown = portalStyle({ inlineSize: size.icon.xl, blockSize: size.icon.xl });

export const about = portalStyle({ display: 'grid', gap: space.xs });
export const level = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
});
export const rankName = portalStyle({
  color: color.text.brand,
  fontSize: font.size.md,
  fontFamily: font.family.body,
  fontWeight: font.weight.medium,
});
export const hint = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const meters = portalStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.lg,
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const ranks = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26ch), 1fr))',
  gap: space.lg,
  listStyle: 'none',
  padding: 0,
});

export const rank = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.md,
  blockSize: '100%',
  padding: space.lg,
  background: color.surface.bg,
  border: line,
  borderRadius: radius.card,
  selectors: { '&[data-state="ahead"]': { background: 'transparent', borderStyle: 'dashed' } },
});
export const rankHead = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const rankTitle = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
});

export const asks = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  rowGap: space.xs,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const ask = portalStyle({ textAlign: 'end' });

export const bonus = portalStyle({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  paddingBlockStart: space.md,
  borderBlockStart: line,
});
export const bonusName = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
export const bonusAmount = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const rankFoot = portalStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control.md,
  fontSize: font.size.sm,
});

/**
 * Steps that rise from rank to rank; on a phone they are below each other and grow horizontally.
 */
export const ladder = portalStyle({
  display: 'grid',
  gap: space.sm,
  listStyle: 'none',
  padding: 0,
  '@media': {
    [WIDE]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // More where the text of the highest step takes two lines.
      minBlockSize: size.column.sm,
    },
  },
});

export const step = portalStyle({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  '@media': {
    [WIDE]: { gridTemplateRows: '1fr auto', alignItems: 'end' },
  },
});

export const stepTop = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  fontSize: font.size.sm,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      rowGap: space.hair,
    },
  },
});

export const stepMark = portalStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.sm,
  blockSize: size.control.sm,
  borderRadius: radius.pill,
  border: line,
  color: color.text.muted,
  fontWeight: font.weight.bold,
  selectors: {
    '[data-state="reached"] &': { color: color.text.brand, borderColor: 'currentColor' },
    '[data-state="own"] &': {
      background: color.action.bg.rest,
      borderColor: color.action.bg.rest,
      color: color.action.text.rest,
    },
  },
});
export const stepSign = portalStyle({ inlineSize: size.icon.sm, blockSize: size.icon.sm });
export const stepName = portalStyle({
  fontWeight: font.weight.bold,
  selectors: { '[data-state="ahead"] &': { fontWeight: font.weight.medium } },
});
export const stepGift = portalStyle({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Reached steps are filled; the next one by its progress. */
export const stepBody = portalStyle({
  blockSize: space.sm,
  inlineSize: 'calc(25% + 75% * var(--height))',
  borderRadius: radius.pill,
  border: line,
  backgroundColor: color.surface.sunken,
  backgroundImage: `linear-gradient(${color.action.bg.rest}, ${color.action.bg.rest})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--done) 100%',
  // The member's own step is highlighted among those below it.
  selectors: { '[data-state="reached"] &': { opacity: 0.5 } },
  '@media': {
    [WIDE]: {
      inlineSize: '100%',
      // Below the text of the highest step.
      blockSize: `calc(${size.column.sm} * (0.12 + 0.5 * var(--height)))`,
      borderRadius: radius.card,
      backgroundPosition: 'bottom',
      backgroundSize: '100% var(--done)',
    },
  },
});
