import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, size, space } = vars;

/**
 * On most pages it is far below the first viewport, so it is laid out when it comes near. The
 * reserved height is that with the demo's links.
 */
export const footer = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${size.column.md} * 3.6)`,
  '@media': {
    [below.lg]: { containIntrinsicBlockSize: `auto calc(${size.column.md} * 4.9)` },
    [below.xs]: { containIntrinsicBlockSize: `auto calc(${size.column.md} * 7.45)` },
  },
  borderBlockStart: `${vars.border.hair} solid ${color.surface.border}`,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
});

export const inner = portalStyle({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${space.huge} clamp(${space.lg}, 2.5vw, ${space.xxl}) ${space.xxl}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
});

export const columns = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.column.sm}, 1fr))`,
  gap: space.xxl,
});

export const column = portalStyle({ display: 'grid', gap: space.sm, alignContent: 'start' });

export const title = portalStyle({
  color: color.text.primary,
  fontWeight: vars.font.weight.bold,
  marginBlockEnd: space.xs,
});

export const link = portalStyle({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: color.text.muted,
  textAlign: 'start',
  selectors: { '&:hover': { color: color.text.primary, textDecoration: 'underline' } },
});

export const social = portalStyle({ display: 'flex', gap: space.sm });

export const socialLink = portalStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  color: color.text.primary,
  selectors: { '&:hover': { background: color.surface.hover } },
});

export const vendors = portalStyle({
  display: 'grid',
  // Four per row on a phone, where forty names would otherwise be taller than the page above them.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.column.xs}, 20%), 1fr))`,
  gap: space.lg,
  paddingBlock: space.xl,
  borderBlock: `${vars.border.hair} solid ${color.surface.border}`,
});

/** Vendor logos are gray here, whatever their own colours are. */
export const vendor = portalStyle({
  aspectRatio: '3 / 1',
  inlineSize: '100%',
  objectFit: 'contain',
  filter: 'grayscale(1)',
  opacity: 0.7,
});

export const legal = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
});

export const age = portalStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon.xl,
  blockSize: vars.size.icon.xl,
  borderRadius: '50%',
  cornerShape: 'round',
  border: `${vars.border.strong} solid ${color.text.muted}`,
  color: color.text.primary,
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.sm,
  flexShrink: 0,
});

export const licence = portalStyle({ flex: `1 1 ${vars.size.column.lg}`, maxInlineSize: '75ch' });
