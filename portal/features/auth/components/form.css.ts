import { from } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, font, space } = vars;
/** From here on dialogs no longer fill the screen. */
const WIDE = from.sm;

/** The frame of login and register. */
export const dialog = portalStyle({});

// The page is rendered for a visitor, so the dialog is hidden while a member is being redirected.
// It keeps the focus where nobody is logged in. Selected by the dialog's layer alone: a selector of
// every element would make each insertion and removal recompute its ancestors.
globalStyle(`[data-session] [data-state="open"]:has(> ${dialog})`, {
  '@layer': { [layers.portal]: { opacity: 0 } },
});

export const form = portalStyle({ display: 'flex', flexDirection: 'column', gap: space.lg });

/** Two columns where there is room. */
export const grid = portalStyle({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const wide = portalStyle({ gridColumn: '1 / -1' });

export const mobile = portalStyle({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
});

/** The flag and the dialing code before a number. */
export const dialing = portalStyle({ display: 'flex', alignItems: 'center', gap: space.sm });

export const flag = portalStyle({ inlineSize: vars.size.icon.md, flex: 'none' });

export const besides = portalStyle({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'minmax(7ch, 1fr) auto',
  alignItems: 'center',
});

export const switcher = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.sm,
  fontSize: font.size.sm,
  color: color.text.muted,
});

/** "or" between two lines. */
export const divider = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  fontSize: font.size.xs,
  color: color.text.muted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${vars.border.hair} solid ${color.surface.border}`,
    },
  },
});

export const aside = portalStyle({
  fontSize: font.size.xs,
  color: color.text.muted,
  textAlign: 'center',
});

export const stack = portalStyle({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const checking = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  fontSize: font.size.sm,
  color: color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const lead = portalStyle({ fontSize: font.size.sm, color: color.text.muted });

/** The placeholder of a field: label and control. */
export const ghost = portalStyle({
  blockSize: `calc(${vars.size.control.lg} + ${space.xl})`,
  inlineSize: '100%',
});
export const ghostWide = portalStyle({
  gridColumn: '1 / -1',
  blockSize: `calc(${vars.size.control.lg} + ${space.xl})`,
  inlineSize: '100%',
});

/** The confirmation after a form has succeeded. */
export const done = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.md,
  paddingBlockStart: space.md,
  textAlign: 'center',
});

export const doneIcon = portalStyle({
  inlineSize: vars.size.icon.xxl,
  blockSize: vars.size.icon.xxl,
  color: color.text.brand,
  strokeWidth: 1.25,
});

export const doneTitle = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
});

/** A link to help at the end of the line above. */
export const beside = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** Above the form; takes no space where the merchant has no banner. */
export const banner = portalStyle({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.lg,
  selectors: { '&:empty': { display: 'none' } },
});
