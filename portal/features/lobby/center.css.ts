import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, size, space } = vars;

/** Large cards: five to a row on desktops, two on phones. */
export const vendors = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${size.rail} * 0.75), 1fr))`,
  gap: space.lg,
  '@media': {
    [below.sm]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${size.rail} * 0.6), 1fr))`,
      gap: space.md,
    },
  },
});

/** As high as a card: its picture, and two lines below it. */
export const vendorPlace = portalStyle({ aspectRatio: '3 / 5', borderRadius: vars.radius.card });

export const family = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { marginInlineStart: 0, inlineSize: '100%' } },
});

/** Reserves the row of links to other categories until they are known. */
export const familyPlace = portalStyle({
  minBlockSize: size.control.sm,
  '@media': { [below.sm]: { inlineSize: '100%' } },
});

export const relative = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control.sm,
  paddingInline: space.md,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.pill,
  color: color.nav.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  selectors: {
    '&:hover': { background: color.nav.hover, color: color.text.primary },
    '&[aria-current="page"]': {
      background: color.nav.active,
      borderColor: color.control.checked,
      color: color.nav.textActive,
    },
  },
});

export const relativeIcon = portalStyle({ inlineSize: size.icon.sm, blockSize: size.icon.sm });

export const games = portalStyle({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
});

export const heading = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.title,
  letterSpacing: font.tracking.display,
});
