import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space, font } = vars;

/** Width to height of a banner beside forms and menus. */
export const RATIO = '21 / 6';

/** In a wide dialog the form comes first: the banner is cut to a strip. */
const HIGHEST = vars.size.column.xs;

export const place = portalStyle({
  aspectRatio: RATIO,
  maxBlockSize: HIGHEST,
  borderRadius: vars.radius.control,
  background: color.skeleton.base,
});

export const banner = portalStyle({
  display: 'block',
  position: 'relative',
  maxBlockSize: HIGHEST,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  outlineOffset: `calc(-1 * ${space.xs})`,
});

/** The picture's start side is calm; the veil makes the words readable on any picture. */
export const words = portalStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '72%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.hair,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xl,
  color: color.art.ink,
  background: `linear-gradient(to right, ${color.art.veil} 60%, transparent)`,
  selectors: {
    '[dir="rtl"] &': { background: `linear-gradient(to left, ${color.art.veil} 60%, transparent)` },
  },
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.md,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textWrap: 'balance',
});

export const text = portalStyle({
  fontSize: font.size.xs,
  lineHeight: font.line.tight,
  textWrap: 'pretty',
});
