import { forcedColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const figure = kitStyle({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
});

export const title = kitStyle({ fontWeight: font.weight.bold, overflowWrap: 'anywhere' });

export const legend = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  fontSize: font.size.xs,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const key = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const sample = kitStyle({ inlineSize: space.xl, blockSize: space.md, flex: 'none' });

/** Time runs from left to right in every language. */
export const canvas = kitStyle({
  inlineSize: '100%',
  aspectRatio: 'var(--bz-ratio)',
  minBlockSize: size.column.sm,
  // Labels extend a little beyond the edges; a long one is cut.
  overflow: 'clip',
  overflowClipMargin: space.lg,
  direction: 'ltr',
  fontSize: font.size.xs,
});

export const grid = kitStyle({
  fill: 'none',
  stroke: color.surface.border,
  strokeWidth: border.hair,
  '@media': { [forcedColours]: { stroke: 'GrayText' } },
});
export const zero = kitStyle({
  fill: 'none',
  stroke: color.surface.borderStrong,
  strokeWidth: border.hair,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const tick = kitStyle({
  fill: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

/** Colours that every brand defines; each series also has its own dash and pattern. */
const inks = [
  color.text.brand,
  color.status.info.ink,
  color.status.success.ink,
  color.status.warning.ink,
  color.status.danger.ink,
] as const;

export const lines = inks.map((ink) =>
  kitStyle({
    fill: 'none',
    stroke: ink,
    strokeWidth: border.strong,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [forcedColours]: { stroke: 'CanvasText' } },
  }),
);
/** In forced colours a series is distinguished by its dash and its pattern alone. */
export const marks = inks.map((ink) =>
  kitStyle({ fill: ink, '@media': { [forcedColours]: { fill: 'CanvasText' } } }),
);
/** Separates neighbouring bars. */
export const outline = kitStyle({
  stroke: color.surface.bg,
  strokeWidth: border.hair,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
/** The lines of a pattern are drawn in the background colour over the series' colour. */
export const hatch = kitStyle({
  stroke: color.surface.bg,
  strokeWidth: border.strong,
  fill: 'none',
  '@media': { [forcedColours]: { stroke: 'Canvas' } },
});

export const hover = kitStyle({ fill: 'transparent' });
export const guide = kitStyle({
  fill: 'none',
  stroke: color.text.muted,
  strokeWidth: border.hair,
  strokeDasharray: '2 3',
  '@media': { [forcedColours]: { stroke: 'Highlight' } },
});

export const reading = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.lg}`,
  minBlockSize: '1.5em',
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
});

export const summary = kitStyle({
  cursor: 'pointer',
  fontSize: font.size.sm,
  color: color.text.link,
  minBlockSize: vars.size.target,
});
