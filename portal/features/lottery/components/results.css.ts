import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { border, color, font, radius, shadow, size, space } = vars;

/** A view to read, instead of the menu and game of the draws. */
export const view = portalStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space.xl,
  minInlineSize: 0,
});

export const filters = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.lg,
});
export const date = portalStyle({ flex: `0 1 ${size.column.md}`, minInlineSize: 0 });
export const choice = portalStyle({ maxInlineSize: size.dialog.sm });
export const regions = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  border: 0,
});

export const tables = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.dialog.sm}, 100%), 1fr))`,
  alignItems: 'start',
  gap: space.lg,
});

export const place = portalStyle({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  padding: space.lg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  background: color.surface.bg,
  boxShadow: shadow.card,
});

export const head = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});
export const name = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.lg,
});
export const when = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const table = portalStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const row = portalStyle({
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
  selectors: {
    '&[data-state="special"]': { color: color.text.brand, fontSize: font.size.lg },
  },
});
export const prize = portalStyle({
  inlineSize: '10ch',
  paddingBlock: space.sm,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: font.weight.regular,
  fontSize: font.size.sm,
  color: color.text.muted,
});
export const numbers = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7ch, 1fr))',
  gap: space.xs,
  paddingBlock: space.sm,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const prose = portalStyle({
  display: 'grid',
  gap: space.sm,
  maxInlineSize: '75ch',
  lineHeight: font.line.body,
});

export const pays = portalStyle({
  inlineSize: '100%',
  maxInlineSize: size.dialog.lg,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const caption = portalStyle({
  paddingBlock: space.sm,
  textAlign: 'start',
  fontWeight: font.weight.bold,
});
const inPays = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${pays} ${selector}`, { '@layer': { [layers.portal]: rule } });
inPays(':is(th, td)', {
  padding: space.sm,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  textAlign: 'end',
});
inPays('th:first-child', { textAlign: 'start', fontWeight: font.weight.medium });
inPays('thead th', { color: color.text.muted, fontSize: font.size.sm });
inPays('small', { color: color.text.muted });
