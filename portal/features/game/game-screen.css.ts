import { below, landscapePhone } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { TIGHT } from '../../shared/play/play.css.ts';

const { border, color, font, size, space } = vars;
const SMALL = below.md;

/** The whole window, relative to the dialog's layer. */
export const panel = portalStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  alignSelf: 'stretch',
  marginBlockStart: 0,
  border: 0,
  borderRadius: 0,
  background: color.canvas.bg,
});

/** On a page of its own: all the space below the header. */
export const page = portalStyle({
  blockSize: `calc(100dvh - ${size.header})`,
  minBlockSize: size.dialog.sm,
});

export const window = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});

export const bar = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  flex: 'none',
  minBlockSize: size.control.lg,
  paddingInline: space.lg,
  background: color.surface.bg,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  '@media': { [SMALL]: { flexWrap: 'wrap', columnGap: space.md, rowGap: 0 } },
});

export const names = portalStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  flex: '1 1 0',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});

export const title = portalStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.md,
  // The game below shows its own title, and there is hardly room for a letter.
  '@media': { [TIGHT]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const vendor = portalStyle({
  flex: 'none',
  color: color.text.muted,
  fontSize: font.size.sm,
  '@media': { [TIGHT]: { display: 'none' } },
});

export const facts = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xl,
  margin: 0,
  '@media': {
    [landscapePhone]: { gap: space.md },
    [SMALL]: {
      order: 1,
      inlineSize: '100%',
      gap: space.md,
      justifyContent: 'space-between',
      paddingBlockEnd: space.sm,
    },
  },
});

/** Redundant with the label; shown only where there is room. */
export const mark = portalStyle({ '@media': { [TIGHT]: { display: 'none' } } });

export const tools = portalStyle({ display: 'flex', alignItems: 'center', gap: space.xs });

export const lines = portalStyle({
  display: 'grid',
  gap: space.md,
  maxInlineSize: `min(${size.dialog.sm}, 90vw)`,
});

export const linesNote = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const loaderCover = portalStyle({
  inlineSize: `calc(${size.rail} * 0.75)`,
  flex: 'none',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

export const loaderWords = portalStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  maxInlineSize: '44ch',
});

export const loaderTitle = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
});

export const trouble = portalStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  // Centred by `auto` margins, and still scrollable when the content is high.
  gap: space.huge,
  padding: space.xl,
});

export const troubleBox = portalStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  marginInline: 'auto',
  maxInlineSize: '52ch',
  selectors: {
    '&:first-child': { marginBlockStart: 'auto' },
    '&:last-child': { marginBlockEnd: 'auto' },
  },
  textAlign: 'center',
});

export const troubleIcon = portalStyle({ color: color.text.brand });

export const troubleTitle = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.title,
  lineHeight: font.line.tight,
  textWrap: 'balance',
});

export const troubleText = portalStyle({ color: color.text.muted });

export const reference = portalStyle({
  color: color.text.muted,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
});

export const troubleActions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
  paddingBlockStart: space.sm,
});

export const suggestions = portalStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.rail} * 4.5)`,
  marginInline: 'auto',
  marginBlockEnd: 'auto',
});

export const suggestionsTitle = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
  paddingBlockEnd: space.lg,
});
