import { below } from '@baize/ui-kit/foundation/breakpoints';
import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space, size } = vars;

/** One row above the page; on small screens the side menu has the same entries. */
export const bar = portalStyle({
  display: layoutValue('top-bar', 'block'),
  borderBlockEnd: `${vars.border.hair} solid ${color.surface.border}`,
  background: color.surface.sunken,
  '@media': { [below.lg]: { display: 'none' } },
});

export const nav = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.hair,
  maxInlineSize: size.content,
  minBlockSize: size.control.lg,
  marginInline: 'auto',
  paddingInline: `calc(clamp(${space.lg}, 2.5vw, ${space.xxl}) - ${space.sm})`,
});

export const link = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: size.control.md,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  color: color.nav.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.nav.hover, color: color.text.primary },
    '&[aria-current="page"]': { color: color.nav.textActive, background: color.nav.active },
  },
});

export const seeAll = portalStyle({
  color: color.text.link,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
