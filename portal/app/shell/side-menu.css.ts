import { below, from, phone } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, space, size } = vars;
const small = below.lg;
/** Between phones and wide screens the menu is folded by default. */
const middle = `${from.lg} and ${below.xl}`;
const folded = '[data-state="folded"] &';
const automatic = '[data-state="automatic"] &';

export const menu = portalStyle({
  gridColumn: 1,
  // In its column, or over the page where the brand's layout opens it by a button.
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
  // Above sticky elements of the page, and below the menu.
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

/** In a folded menu the text stays for screen readers, and others get the native tooltip. */
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

/** From this width on, the category bar has these entries. */
export const inDrawer = portalStyle({
  '@media': { [from.lg]: { display: layoutValue('top-bar-entries', 'none') } },
});

export const icon = portalStyle({
  inlineSize: size.icon.md,
  blockSize: size.icon.md,
});

/** Hidden in a folded menu, where there is no room for text. */
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
 * Hidden until it is known whose session it is: a member's menu is longer, and shifts the last
 * entries. Selected by class, because a selector of arbitrary children would recompute the styles
 * of the whole page.
 */
globalStyle(`[data-session] :is(${titledGroup}, ${group}, ${banners}, ${toggle})`, {
  '@layer': { [layers.portal]: { visibility: 'hidden' } },
});

/** Shown by the state of the surrounding menu, so that the first paint needs no script. */
export const whenOpen = portalStyle({
  selectors: { [folded]: { display: 'none' } },
  '@media': { [middle]: { selectors: { [automatic]: { display: 'none' } } } },
});
export const whenFolded = portalStyle({
  selectors: { '[data-state="open"] &': { display: 'none' }, [automatic]: { display: 'none' } },
  '@media': { [middle]: { selectors: { [automatic]: { display: 'block' } } } },
});
