import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
const small = below.md;

export const layout = portalStyle({
  // As high as its content, so that sticky elements stick until its end.
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: `${vars.size.column.md} minmax(0, 1fr)`,
  minBlockSize: `min(${vars.size.column.lg}, 70dvh)`,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'auto' } },
});

export const side = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  borderInlineEnd: `${vars.border.hair} solid ${color.surface.border}`,
});

export const list = portalStyle({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  flex: 1,
});

export const item = portalStyle({
  display: 'grid',
  gap: space.hair,
  inlineSize: '100%',
  padding: space.md,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.nav.hover },
    '&[aria-expanded="true"], &[aria-current="true"]': { background: color.nav.active },
  },
});

export const itemTitle = portalStyle({ fontWeight: vars.font.weight.medium });
export const time = portalStyle({
  color: color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = portalStyle({
  padding: space.xl,
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
});

export const detailTitle = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const choose = portalStyle({ margin: 'auto', color: color.text.muted });
