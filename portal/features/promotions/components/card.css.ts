import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, space } = vars;

export const card = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space.xxl})`,
  transition: `border-color ${motion.duration.quick}, box-shadow ${motion.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: color.surface.borderStrong, boxShadow: vars.shadow.raised },
    '&:target': { borderColor: color.focus.ring },
    '&[data-state="claim"], &[data-state="issued"]': { borderColor: color.action.bg.rest },
  },
});

export const art = portalStyle({ position: 'relative' });

export const picture = portalStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  objectPosition: 'right',
  selectors: { '[data-state="close"] &': { filter: 'grayscale(0.85)' } },
});

export const state = portalStyle({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineStart: space.md,
});

/**
 * The member's progress covers the end of the picture: it loads after the page that everybody gets,
 * and a row of its own would shift what is below.
 */
export const progress = portalStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: space.lg,
  paddingBlockStart: space.md,
  background: color.surface.bg,
});

export const body = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.lg,
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
});

export const summary = portalStyle({ color: color.text.muted, overflowWrap: 'anywhere' });

export const actions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
});

export const dates = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.muted,
  fontSize: font.size.sm,
});
