import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const WIDE = from.lg;
const NARROW = below.lg;

export const member = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      selectors: {
        '&[data-place="page"]': {
          // Its width does not depend on entries and counts that load later.
          gridTemplateColumns: `${size.rail} minmax(0, 1fr)`,
          alignItems: 'start',
        },
      },
    },
  },
});

/** In a popup the row of tabs is used at every width, to leave the room to the page. */
const IN_POPUP = `${member}[data-place="popup"] &`;
const asTabs = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space.xs,
  whiteSpace: 'nowrap',
} as const;

/** A list beside the page; on small screens a row of tabs that scrolls. */
export const pages = portalStyle({
  // The containing block of visually hidden labels, which must not widen the page.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  listStyle: 'none',
  padding: space.sm,
  borderRadius: radius.card,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  selectors: { [IN_POPUP]: asTabs },
  '@media': { [NARROW]: asTabs },
});

export const nav = portalStyle({
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      selectors: {
        [`${member}[data-place="page"] &`]: {
          position: 'sticky',
          insetBlockStart: `calc(${size.header} + ${space.xl})`,
        },
      },
    },
  },
});

/** Only beside the list: the row of tabs has no room for a sentence. */
export const walletNote = portalStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  // As wide as the list, which it must not widen.
  inlineSize: 0,
  minInlineSize: '100%',
  padding: space.md,
  color: color.text.muted,
  fontSize: font.size.sm,
  selectors: { [IN_POPUP]: { display: 'none' } },
  '@media': { [NARROW]: { display: 'none' } },
});

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  minInlineSize: 0,
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});
