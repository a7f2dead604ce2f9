import { below, phone, phoneWithRoom } from '@baize/ui-kit/foundation/breakpoints';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space, size } = vars;
const small = below.lg;
const narrowPhone = below.xxs;

export const header = portalStyle({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  viewTransitionName: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  blockSize: size.header,
  paddingInline: space.lg,
  background: color.nav.bg,
  borderBlockEnd: `${vars.border.hair} solid ${color.surface.border}`,
  '@media': {
    [phone]: { gap: space.sm, paddingInline: space.md },
    [narrowPhone]: { gap: space.xs, paddingInline: space.sm },
  },
});

export const menuButton = portalStyle({
  display: layoutValue('menu-button', 'none'),
  // On phones the bar at the lower edge opens it.
  '@media': {
    [small]: { display: 'inline-flex' },
    [phoneWithRoom]: { display: layoutValue('menu-button-phone', 'none') },
  },
});

export const logoLink = portalStyle({
  display: 'block',
  flexShrink: 0,
  borderRadius: vars.radius.control,
});

export const logo = portalStyle({
  display: 'block',
  inlineSize: size.logo.inline,
  blockSize: size.logo.block,
  background: 'left center / contain no-repeat',
  '@media': { [phone]: { display: 'none' } },
});

export const mark = portalStyle({
  display: 'none',
  inlineSize: size.logo.block,
  blockSize: size.logo.block,
  background: 'center / contain no-repeat',
  '@media': { [phone]: { display: 'block' } },
});

/** Looks like the field that it opens; an icon alone where there is no room. */
export const search = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: `0 1 calc(${size.rail} * 1.25)`,
  minInlineSize: size.control.md,
  blockSize: size.control.md,
  paddingInline: space.md,
  border: `${vars.border.hair} solid ${color.control.border.rest}`,
  borderRadius: vars.radius.control,
  background: color.control.bg,
  color: color.control.placeholder,
  fontSize: vars.font.size.sm,
  selectors: { '&:hover': { borderColor: color.control.border.hover, color: color.text.primary } },
  '@media': {
    [small]: {
      flex: 'none',
      // Beside the tools, unless the brand places it before its logo.
      selectors: { [`${logoLink} ~ &`]: { marginInlineStart: 'auto' } },
      paddingInline: 0,
      inlineSize: size.control.md,
      justifyContent: 'center',
      border: 0,
      background: 'none',
      color: color.nav.text,
    },
    // The bar at the lower edge has it there.
    [phone]: { display: layoutValue('search-phone', 'none') },
  },
});

/** Stays for screen readers where only the icon is visible. */
export const searchWord = portalStyle({
  flex: 1,
  textAlign: 'start',
  '@media': { [small]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const searchKey = portalStyle({
  flex: 'none',
  paddingInline: space.sm,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.control,
  color: color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  '@media': {
    [small]: { display: 'none' },
    '(hover: none)': { display: 'none' },
  },
});

/** Takes the remaining space, without a gap of its own. */
export const spring = portalStyle({
  flex: 1,
  marginInlineStart: `calc(-1 * ${space.lg})`,
  selectors: { [`${logoLink} ~ ${search} ~ &`]: { '@media': { [small]: { display: 'none' } } } },
  '@media': { [phone]: { display: 'none' } },
});

export const tools = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  // Hidden until it is known whose session it is.
  selectors: { '[data-session] &': { visibility: 'hidden' } },
  '@media': {
    [phone]: { gap: space.xs, marginInlineStart: 'auto' },
  },
});

/** Log in and register: one line each, however narrow. */
export const entry = portalStyle({
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { paddingInline: space.md },
    [narrowPhone]: { paddingInline: space.sm },
  },
});

/** Deposit and withdrawal are never cut, in any language: the search shrinks instead. */
export const cashier = portalStyle({ minInlineSize: 'max-content', whiteSpace: 'nowrap' });

/** Hidden where there is no room; the side menu has the same. */
export const roomy = portalStyle({
  '@media': { [below.xl]: { display: 'none' } },
});

/** Hidden on small screens, where the menu and the footer have the same link. */
export const notInSmall = portalStyle({ '@media': { [small]: { display: 'none' } } });

export const notOnPhone = portalStyle({ '@media': { [phone]: { display: 'none' } } });

export const bell = portalStyle({ position: 'relative' });

export const bellCount = portalStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space.xs})`,
  insetInlineEnd: `calc(-1 * ${space.xs})`,
  // Within the bell, because the header must not grow and a neighbour is close.
  '@media': { [phone]: { insetBlockStart: 0, insetInlineEnd: 0 } },
});

export const avatarButton = portalStyle({ borderRadius: vars.radius.pill, display: 'block' });

export const who = portalStyle({ display: 'grid', gap: space.hair });
export const whoName = portalStyle({ fontWeight: vars.font.weight.bold });
export const whoLine = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
});

export const languageCode = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  flexShrink: 0,
  minInlineSize: size.control.sm,
  blockSize: size.control.md,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  color: color.nav.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  selectors: { '&:hover': { background: color.nav.hover, color: color.text.primary } },
  '@media': { [narrowPhone]: { paddingInline: 0 } },
});

/** On phones the menu has it. */
export const language = `${languageCode} ${notOnPhone}`;

/** About as wide as the content that replaces it. */
export const memberPlace = portalStyle({
  blockSize: size.control.md,
  inlineSize: `calc(${size.rail} * 2.1)`,
  '@media': {
    [below.xl]: { inlineSize: `calc(${size.rail} * 1.7)` },
    [phone]: { inlineSize: size.rail },
  },
});
