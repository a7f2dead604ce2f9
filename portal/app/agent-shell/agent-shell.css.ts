import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.lg;
const NARROW = below.lg;
const PHONE = below.sm;

export const shell = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minBlockSize: '100dvh',
  background: color.canvas.bg,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: `${size.rail} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const bar = portalStyle({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
  minBlockSize: size.header,
  paddingInline: space.lg,
  paddingBlock: space.sm,
  background: color.nav.bg,
  borderBlockEnd: line,
  '@media': { [PHONE]: { columnGap: space.sm, paddingInline: space.md } },
});

export const logoLink = portalStyle({ flex: 'none', borderRadius: radius.control });

export const logo = portalStyle({
  display: 'block',
  inlineSize: size.logo.block,
  blockSize: size.logo.block,
  background: 'center / contain no-repeat',
});

export const name = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { display: 'none' } },
});

export const clock = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { order: 3, inlineSize: '100%' } },
});

export const clockIcon = portalStyle({
  inlineSize: size.icon.md,
  blockSize: size.icon.md,
  color: color.accent.ink,
});

export const zone = portalStyle({
  paddingInline: space.sm,
  border: line,
  borderRadius: radius.pill,
});

export const time = portalStyle({
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { gap: space.xs } },
});

export const side = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
  padding: space.md,
  background: color.surface.bg,
  borderBlockEnd: line,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: size.header,
      blockSize: `calc(100dvh - ${size.header})`,
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: line,
    },
    [PHONE]: { gap: space.xs, paddingBlock: space.sm },
  },
});

/** On a phone one line without a picture, which the bar has already. */
export const who = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.sm,
  minInlineSize: 0,
  '@media': { [PHONE]: { paddingBlock: 0 } },
});
export const picture = portalStyle({ '@media': { [PHONE]: { display: 'none' } } });
export const whoText = portalStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [PHONE]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm },
  },
});
export const nickname = portalStyle({
  fontWeight: font.weight.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const whoLine = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

/** A list at the side; on small screens a row that scrolls. */
export const entries = portalStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  listStyle: 'none',
  padding: 0,
  '@media': {
    [NARROW]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' },
  },
});

/** Links that leave the center are set apart from its pages. */
export const ways = portalStyle({
  '@media': {
    [WIDE]: { marginBlockStart: space.md, paddingBlockStart: space.md, borderBlockStart: line },
  },
});

export const content = portalStyle({
  minInlineSize: 0,
  inlineSize: '100%',
  padding: `clamp(${space.lg}, 2vw, ${space.xl})`,
  outline: 'none',
});
