import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

export const row = portalStyle({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
});

/** As wide as the gateway's pictures, so that nothing shifts when one arrives. */
export const picture = portalStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.control.lg,
  aspectRatio: '14 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `${vars.border.hair} solid ${vars.color.surface.border}`,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
});

export const image = portalStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  selectors: { '[data-state="loading"] > &': { opacity: 0.3 } },
});
