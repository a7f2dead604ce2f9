import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, space } = vars;

/** A row that scrolls, because a popup has no room for a list at its side. */
export const entries = portalStyle({
  display: 'flex',
  gap: space.hair,
  listStyle: 'none',
  padding: 0,
  paddingBlockEnd: space.sm,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

export const page = portalStyle({ paddingBlockStart: space.lg, minInlineSize: 0 });
