import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, motion, space } = vars;
/**
 * The height of the fixed parts at the lower edge, which the page sets: toasts do not cover them.
 */
const LOWER_EDGE = 'var(--bar, 0px) + var(--dock, 0px)';
const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space.md})` } });

export const region = kitStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${space.xl} + ${LOWER_EDGE})`,
  insetInlineEnd: space.xl,
  zIndex: vars.layer.toast,
  // In a view transition it stays above both views.
  viewTransitionName: 'toasts',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  inlineSize: `min(${vars.size.dialog.sm}, 100% - 2 * ${space.lg})`,
  // The gaps between toasts let pointer events through to the page.
  pointerEvents: 'none',
  '@media': {
    [below.sm]: {
      insetInline: space.lg,
      insetBlockEnd: `calc(${space.lg} + ${LOWER_EDGE})`,
      inlineSize: 'auto',
    },
  },
});

export const list = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm });

const { status } = color;
// The background of a tone may be translucent; the page must not show through a toast.
const tint = (tone: { bg: string; border: string }) =>
  kitStyle({
    background: `linear-gradient(${tone.bg}, ${tone.bg}) ${color.surface.raised}`,
    borderColor: tone.border,
  });

export const toast = recipe({
  base: kitStyle({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.md,
    padding: space.md,
    paddingInlineStart: space.lg,
    pointerEvents: 'auto',
    background: color.surface.raised,
    color: color.text.primary,
    border: `${vars.border.hair} solid ${color.surface.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.popup,
    animation: `${arrive} ${motion.duration.calm} ${motion.easing.out}`,
  }),
  variants: {
    /** The tone is conveyed by icon and text, not by colour alone. */
    tone: {
      neutral: tint(status.info),
      success: tint(status.success),
      warning: tint(status.warning),
      danger: tint(status.danger),
    },
  },
});

export const icon = recipe({
  base: kitStyle({
    flex: 'none',
    blockSize: vars.size.control.sm,
    '@media': { [forcedColours]: systemColours.sign },
  }),
  variants: {
    tone: {
      neutral: kitStyle({ color: color.status.info.ink }),
      success: kitStyle({ color: color.status.success.ink }),
      warning: kitStyle({ color: color.status.warning.ink }),
      danger: kitStyle({ color: color.status.danger.ink }),
    },
  },
});

export const content = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
  paddingBlock: `calc((${vars.size.control.sm} - 1lh) / 2)`,
});

export const title = kitStyle({ fontWeight: vars.font.weight.bold });
export const text = kitStyle({ color: color.text.primary });
export const action = kitStyle({ marginBlockStart: space.sm });
