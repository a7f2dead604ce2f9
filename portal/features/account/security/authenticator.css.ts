import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, radius, space } = vars;

export const scan = portalStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  textAlign: 'center',
});

export const secret = portalStyle({
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  letterSpacing: font.tracking.caps,
  fontWeight: font.weight.bold,
  userSelect: 'all',
});

/** A device with its actions, on one line. */
export const place = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  paddingBlock: space.sm,
});

export const codes = portalStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.sm,
  padding: space.lg,
  borderRadius: radius.control,
  background: color.surface.sunken,
  listStyle: 'none',
  textAlign: 'center',
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.caps,
});
