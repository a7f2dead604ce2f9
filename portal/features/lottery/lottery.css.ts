import { below, landscapePhone } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const NARROW = below.lg;

/** The gutter of the page's column (app/shell), which a lottery page cancels. */
const GUTTER = `clamp(${space.lg}, 2.5vw, ${space.xxl})`;

/** Visually hidden, but read by screen readers. */
const forReadersAlone = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const page = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  marginInline: `calc(-1 * ${GUTTER})`,
  marginBlock: `calc(-1 * ${space.xl})`,
  blockSize: `calc(100dvh - ${size.header} - ${size.control.lg})`,
  minBlockSize: vars.size.column.xl,
  // Without the category bar, which small windows do not have.
  '@media': {
    [NARROW]: {
      // The phone bar belongs to the shell.
      blockSize: `calc(100dvh - ${size.header} - var(--bar, 0px))`,
      // Views to read scroll with the page; only a game fills the window.
      selectors: { '&:not([data-stage="game"])': { blockSize: 'auto' } },
    },
    // The whole game is in the window, however small that is.
    [below.sm]: { minBlockSize: 0 },
    [landscapePhone]: { minBlockSize: 0 },
  },
});

export const bar = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  flex: 'none',
  justifyContent: 'space-between',
  paddingInline: GUTTER,
  paddingBlock: space.sm,
  background: color.surface.bg,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  '@media': {
    // The rest of the page is one step back, at the menu.
    [landscapePhone]: {
      selectors: { '[data-stage="game"] > &': { ...forReadersAlone, visibility: 'hidden' } },
    },
  },
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
  '@media': {
    // The game below shows its own title.
    [below.sm]: { selectors: { '[data-stage="game"] &': forReadersAlone } },
    [landscapePhone]: { selectors: { '[data-stage="game"] &': { visibility: 'visible' } } },
  },
});

/** The pages of lotteries, as links. */
export const areas = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginInlineEnd: 'auto',
  '@media': {
    // A game needs the height; the link back to the menu is above it.
    [NARROW]: { selectors: { '[data-stage="game"] &': { display: 'none' } } },
  },
});
export const area = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control.sm,
  paddingInline: space.md,
  borderRadius: radius.pill,
  color: color.text.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text.primary, background: color.surface.hover },
    '&[aria-current="page"]': { color: color.text.brand, fontWeight: font.weight.bold },
  },
});

export const draws = portalStyle({
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: 0,
  // Radix hides the panels of other tabs.
  selectors: { '&[hidden]': { display: 'none' } },
});
export const reading = portalStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: 0,
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The menu beside the game; narrow windows show one of them. */
export const columns = portalStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, calc(${size.rail} * 1.4)) minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = portalStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  borderInlineEnd: `${border.hair} solid ${color.surface.border}`,
  '@media': {
    [NARROW]: {
      borderInlineEnd: 0,
      selectors: { '[data-state="chosen"] > &': { display: 'none' } },
    },
  },
});
export const main = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});
/** The link back, and the facts of the play session. */
export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  paddingInline: GUTTER,
  selectors: { '&:not(:empty)': { paddingBlock: space.xs } },
});
/** Links to the menu, where that is not beside the game. */
export const back = portalStyle({ display: 'none', '@media': { [NARROW]: { display: 'flex' } } });
export const facts = portalStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xl,
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { columnGap: space.md } },
});

export const loading = portalStyle({ display: 'grid', justifyItems: 'center', gap: space.lg });

export const trouble = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.lg,
  flex: '1 1 auto',
  padding: space.xl,
});
export const instead = portalStyle({ justifySelf: 'stretch' });
export const troubleActions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});
