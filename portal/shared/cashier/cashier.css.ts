import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.xl;
const MIDDLE = from.md;

export const cashier = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(24ch, 1fr) minmax(0, 2fr)' },
    [WIDE]: { gridTemplateColumns: 'minmax(26ch, 1fr) minmax(0, 1.4fr) minmax(34ch, 1.3fr)' },
  },
});

/** Two columns where there is no choice at the left. */
export const two = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(32ch, 1.1fr)' } },
});

export const summaryPlace = portalStyle({
  '@media': {
    [MIDDLE]: { gridColumn: '1 / -1' },
    [WIDE]: { gridColumn: 'auto' },
  },
});

export const card = portalStyle({
  display: 'grid',
  gap: space.lg,
  padding: space.xl,
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
  minInlineSize: 0,
});

export const cardTitle = portalStyle({ fontSize: font.size.lg, fontWeight: font.weight.bold });

export const choices = portalStyle({
  display: 'grid',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const choice = portalStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
  padding: space.md,
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick}, border-color ${motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:has(input:checked)': {
      borderColor: color.control.checked,
      boxShadow: `inset 0 0 0 ${border.hair} ${color.control.checked}`,
      background: color.nav.active,
    },
    '&:has(input:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '2px',
    },
  },
});

export const choiceIcon = portalStyle({
  inlineSize: size.icon.lg,
  blockSize: size.icon.lg,
  color: color.text.brand,
});
/** The tile has a background and corners of its own. */
export const choiceLogo = portalStyle({
  inlineSize: size.control.md,
  flexShrink: 0,
  background: 'none',
});
export const choiceRadio = portalStyle({ accentColor: color.control.checked });
export const choiceText = portalStyle({ display: 'grid', minInlineSize: 0 });
export const choiceName = portalStyle({ fontWeight: font.weight.medium });
export const muted = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const form = portalStyle({ display: 'grid', gap: space.lg });
export const chips = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const stack = portalStyle({ display: 'grid', gap: space.lg, minInlineSize: 0 });
export const legend = portalStyle({ color: color.text.muted, paddingBlockEnd: space.sm });

export const result = portalStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBlockStart: space.md,
  borderBlockStart: line,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const order = portalStyle({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'center',
  textAlign: 'center',
});
export const orderIcon = portalStyle({
  inlineSize: size.icon.xl,
  blockSize: size.icon.xl,
  selectors: {
    '&[data-status="approved"]': { color: color.status.success.ink },
    '&[data-status="pending"]': { color: color.status.warning.ink },
    '&[data-status="refused"]': { color: color.status.danger.ink },
  },
});
export const orderTitle = portalStyle({
  fontSize: font.size.title,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
});
export const orderAmount = portalStyle({
  fontSize: font.size.headline,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const orderText = portalStyle({ color: color.text.muted, maxInlineSize: '52ch' });
export const countdown = portalStyle({ fontVariantNumeric: 'tabular-nums' });
export const actions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
});
export const wide = portalStyle({ inlineSize: '100%', textAlign: 'start' });

export const lines = portalStyle({ display: 'grid', listStyle: 'none', padding: 0 });
export const lineItem = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
});
