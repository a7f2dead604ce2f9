import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, size, space } = vars;

/** The gutter of the page's column (app/shell): a lottery goes from edge to edge. */
const GUTTER = `clamp(${space.lg}, 2.5vw, ${space.xxl})`;

export const page = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  marginInline: `calc(-1 * ${GUTTER})`,
  marginBlock: `calc(-1 * ${space.xl})`,
  blockSize: `calc(100dvh - ${size.header} - ${size.control.lg})`,
  minBlockSize: vars.size.column.xl,
  // Without the row of categories, which small windows do not have.
  '@media': {
    'screen and (max-width: 900px)': { blockSize: `calc(100dvh - ${size.header})` },
  },
});

export const bar = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  flex: 'none',
  paddingInline: GUTTER,
  paddingBlock: space.sm,
  background: color.surface.bg,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
});

export const choice = portalStyle({ flex: `0 1 ${vars.size.column.lg}`, minInlineSize: 0 });

export const stage = portalStyle({ position: 'relative', flex: '1 1 auto', minBlockSize: 0 });

export const frame = portalStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  ':focus-visible': {
    outline: `${border.strong} solid ${color.focus.ring}`,
    outlineOffset: `calc(-1 * ${border.strong})`,
  },
});

export const loader = portalStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.lg,
  padding: space.xl,
  background: `radial-gradient(ellipse at center, ${color.surface.raised}, ${color.canvas.bg} 70%)`,
  textAlign: 'center',
});

export const trouble = portalStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  padding: space.xl,
});
