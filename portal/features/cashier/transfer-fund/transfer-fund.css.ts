import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, radius, space } = vars;

/** Four sums; two per row where there is little room. */
export const sums = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: border.hair,
  overflow: 'hidden',
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  background: color.surface.border,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Settings and search at the start of the line, actions at its end. */
export const tools = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
});
export const auto = portalStyle({ flex: '1 1 36ch', maxInlineSize: '72ch' });
export const search = portalStyle({ inlineSize: 'min(28ch, 100%)' });
