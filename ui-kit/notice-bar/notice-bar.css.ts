import { below } from '../foundation/breakpoints.ts';
import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color, space } = vars;

// A single notice is shown in full: two lines on a phone.
const PHONE = below.sm;
const STILL_ON_PHONE = `${PHONE} and (prefers-reduced-motion: reduce)`;

export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.control.md,
  minInlineSize: 0,
  paddingInline: space.md,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.control,
  background: color.surface.bg,
  fontSize: vars.font.size.sm,
  '@media': {
    [STILL_ON_PHONE]: {
      minBlockSize: `calc(2lh + 2 * ${space.xs} + 2 * ${vars.border.hair})`,
    },
  },
});

export const mark = kitStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.text.brand,
  '@media': { [forcedColours]: systemColours.sign },
});

export const pane = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: {
    '&[data-moves]': {
      maskImage: 'linear-gradient(to right, transparent, black 3%, black 97%, transparent)',
    },
  },
});

// Both halves are equally wide, so half of the track is one loop.
export const track = kitStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  willChange: 'transform',
});

export const half = kitStyle({ display: 'flex', gap: space.huge, paddingInlineEnd: space.huge });

export const notice = kitStyle({
  minBlockSize: vars.size.control.sm,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
  ':hover': { color: color.text.link, textDecoration: 'underline' },
  selectors: {
    // Without motion, one notice is shown in full.
    '&[data-state="still"]': {
      paddingBlock: space.xs,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const tool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.radius.control,
  color: color.text.muted,
  ':hover': { background: color.quiet.bg.hover, color: color.text.primary },
  '@media': { [forcedColours]: { selectors: { '&:hover': systemColours.hovered } } },
  selectors: { '[dir="rtl"] &[data-turns]': { transform: 'scaleX(-1)' } },
});
