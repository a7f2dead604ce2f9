import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, motion, radius, size, space } = vars;

/** Beside the title, where there is room; its line is reserved before the news loads. */
export const strip = portalStyle({
  flex: `1 1 ${size.column.md}`,
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: size.control.md,
});

export const line = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 0,
  minBlockSize: size.control.md,
  paddingInline: space.md,
  textAlign: 'start',
  color: color.text.primary,
  fontSize: font.size.sm,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.duration.quick}`,
  selectors: { '&:hover': { background: color.surface.hover } },
});

export const title = portalStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const all = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  color: color.text.muted,
  // On a phone the line is for the news itself.
  '@media': { [below.sm]: { display: 'none' } },
});

export const facts = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
});
