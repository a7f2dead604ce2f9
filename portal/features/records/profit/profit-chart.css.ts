import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;

/** Amounts at the start, bars beside them, days below. */
export const chart = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space.md,
  rowGap: space.sm,
  padding: space.lg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  background: color.surface.bg,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const scale = portalStyle({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'end',
  lineHeight: font.line.tight,
});
export const bars = portalStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: `calc(${vars.size.rail} * 2 / 3)`,
});
export const gain = portalStyle({ fill: color.money.gain });
export const loss = portalStyle({ fill: color.money.loss });
export const axis = portalStyle({
  fill: 'none',
  stroke: color.surface.borderStrong,
  vectorEffect: 'non-scaling-stroke',
});
export const days = portalStyle({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
/** A label may be wider than its day where only some days are labelled. */
export const day = portalStyle({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  justifySelf: 'center',
  whiteSpace: 'nowrap',
});
