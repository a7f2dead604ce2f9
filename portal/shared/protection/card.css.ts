import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const MIDDLE = from.md;

export const cardHead = portalStyle({ display: 'grid', gap: space.xs });
export const fields = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [MIDDLE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const used = portalStyle({
  display: 'grid',
  gap: space.hair,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const form = portalStyle({ display: 'grid', gap: space.lg });
export const buttons = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
