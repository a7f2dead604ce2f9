import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';
import { block } from '../skeleton/skeleton.css.ts';

const { color, space } = vars;
/** The number of visible rows; set by the component. */
export const ROWS = '--bz-ticker-rows';
const row = `calc(${vars.space.vast} - ${space.xs})`;

export const ticker = kitStyle({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const heading = kitStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  lineHeight: vars.font.line.tight,
  overflowWrap: 'anywhere',
});

export const pane = kitStyle({
  blockSize: `calc(${row} * var(${ROWS}))`,
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.panel,
  background: color.surface.bg,
  selectors: { '[data-state="still"] > &': { overflowY: 'auto' } },
});

export const track = kitStyle({ willChange: 'transform' });

export const winner = kitStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.xl} minmax(0, 1fr) fit-content(50%)`,
  alignItems: 'center',
  columnGap: space.md,
  blockSize: row,
  paddingInline: space.md,
  borderBlockEnd: `${vars.border.hair} solid ${color.surface.border}`,
});

export const list = kitStyle({ listStyle: 'none' });

export const icon = kitStyle({ borderRadius: vars.radius.control });
/**
 * As high as the icon that replaces it. Set here, because a script that reads one token would load
 * all of them.
 */
export const loadingIcon = kitStyle({ vars: { [block]: vars.size.icon.xl } });

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const game = kitStyle({
  ...line,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});

export const name = kitStyle({ ...line, color: color.text.muted, fontSize: vars.font.size.xs });

export const amount = kitStyle({
  ...line,
  color: color.money.gain,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
