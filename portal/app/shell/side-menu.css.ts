import { below, from, phone } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, space, size } = vars;
const small = below.lg;
/** Between phones and wide screens the menu folds by itself, until the person chooses. */
const middle = `${from.lg} and ${below.xl}`;
const folded = '[data-state="folded"] &';
const automatic = '[data-state="automatic"] &';

export const menu = portalStyle({
  gridColumn: 1,
  // In its column, or over the page where the brand's layout has it opened by its button.
  position: layoutValue('menu-place', 'sticky') as 'sticky',
  insetInlineStart: 0,
  insetBlockStart: size.header,
  blockSize: `calc(100dvh - ${size.header})`,
  inlineSize: size.rail,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  background: color.nav.bg,
  borderInlineEnd: `${vars.border.hair} solid ${color.surface.border}`,
  padding: space.md,
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  zIndex: vars.layer.rail,
  boxShadow: layoutValue('menu-shadow', 'none'),
  selectors: {
    '&[data-state="folded"]': { inlineSize: size.railFolded },
    '&[data-drawer="closed"]': { display: layoutValue('menu-closed', 'flex') },
  },
  '@media': {
    [middle]: { selectors: { '&[data-state="automatic"]': { inlineSize: size.railFolded } } },
    [small]: {
      position: 'fixed',
      blockSize: `calc(100dvh - ${size.header} - var(--bar, 0px))`,
      paddingInlineStart: `max(${space.md}, env(safe-area-inset-left))`,
      inlineSize: `min(${size.rail}, 85vw)`,
      boxShadow: vars.shadow.popup,
      selectors: {
        '&[data-drawer="closed"]': { display: 'none' },
        '&[data-state="folded"]': { inlineSize: `min(${size.rail}, 85vw)` },
      },
    },
  },
});

export const scrim = portalStyle({
  display: layoutValue('menu-scrim', 'none'),
  position: 'fixed',
  inset: 0,
  insetBlockStart: size.header,
  background: color.scrim,
  // Over what is sticky in the page, and below the menu, which comes after it.
  zIndex: vars.layer.rail,
  '@media': { [small]: { display: 'block' } },
  selectors: { '&[data-drawer="closed"]': { display: 'none' } },
});

export const titledGroup = portalStyle({});

export const group = portalStyle({ display: 'flex', flexDirection: 'column', gap: space.hair });

export const heading = portalStyle({
  paddingInline: space.md,
  paddingBlockEnd: space.xs,
  color: color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.caps,
  textTransform: 'uppercase',
  selectors: { [folded]: { display: 'none' } },
  '@media': { [middle]: { selectors: { [automatic]: { display: 'none' } } } },
});

export const item = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: size.control.md,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  color: color.nav.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  lineHeight: vars.font.line.tight,
  transition: `background-color ${vars.motion.duration.quick}, color ${vars.motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.nav.hover, color: color.text.primary },
    '&[aria-current="page"]': { background: color.nav.active, color: color.nav.textActive },
    '&:focus-visible': { outlineOffset: '-2px' },
    [folded]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    [middle]: { selectors: { [automatic]: { justifyContent: 'center', paddingInline: 0 } } },
  },
});

/** Folded, the words stay for screen readers and come as the browser's tooltip for the rest. */
export const label = portalStyle({
  flex: 1,
  selectors: { [folded]: { position: 'absolute', clipPath: 'inset(50%)' } },
  '@media': {
    [middle]: {
      selectors: { [automatic]: { position: 'absolute', clipPath: 'inset(50%)' } },
    },
    [small]: { selectors: { [folded]: { position: 'static', clipPath: 'none' } } },
  },
});

export const onPhone = portalStyle({
  display: 'none',
  '@media': { [phone]: { display: 'block' } },
});

/** From this width on the bar of categories has it. */
export const inDrawer = portalStyle({
  '@media': { [from.lg]: { display: layoutValue('top-bar-entries', 'none') } },
});

export const icon = portalStyle({
  inlineSize: size.icon.md,
  blockSize: size.icon.md,
});

/** Nothing of a folded menu: there is no room for words. */
export const banners = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  selectors: { [folded]: { display: 'none' } },
  '@media': {
    [middle]: { selectors: { [automatic]: { display: 'none' } } },
    [small]: { selectors: { [folded]: { display: 'flex' } } },
  },
});

/** As high as one banner. */
export const bannerPlace = portalStyle({ aspectRatio: '21 / 6' });

export const toggle = portalStyle({
  display: layoutValue('menu-toggle', 'block'),
  marginBlockStart: 'auto',
  '@media': { [small]: { display: 'none' } },
});

/**
 * Nothing of the menu before it is known whose it is: a member's is longer, and moves what comes last. By their
 * classes: of any child, the style of the whole page would be worked out again when it is known.
 */
globalStyle(`[data-session] :is(${titledGroup}, ${group}, ${banners}, ${toggle})`, {
  '@layer': { [layers.portal]: { visibility: 'hidden' } },
});

/** Shown by the state of the menu around it, so that the first paint needs no script. */
export const whenOpen = portalStyle({
  selectors: { [folded]: { display: 'none' } },
  '@media': { [middle]: { selectors: { [automatic]: { display: 'none' } } } },
});
export const whenFolded = portalStyle({
  selectors: { '[data-state="open"] &': { display: 'none' }, [automatic]: { display: 'none' } },
  '@media': { [middle]: { selectors: { [automatic]: { display: 'block' } } } },
});
