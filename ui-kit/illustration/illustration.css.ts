import { layoutValue } from '../foundation/layout.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { color } = vars;

export const picture = kitStyle({
  display: layoutValue('scene', 'block'),
  inlineSize: `min(100%, ${vars.size.column.md})`,
  blockSize: 'auto',
  strokeWidth: vars.border.strong,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const fill = (colour: string) => layoutValue('scene-ground', colour);

export const ground = kitStyle({ fill: fill(color.surface.raised) });
export const felt = kitStyle({ fill: fill(color.nav.active) });
/** Cards and signs have the corner radius of the brand's controls. */
export const paper = kitStyle({
  fill: color.surface.bg,
  stroke: color.surface.borderStrong,
  rx: vars.radius.control,
});
export const faint = kitStyle({
  fill: 'none',
  stroke: color.surface.borderStrong,
  strokeDasharray: '1 7',
});
export const line = kitStyle({ fill: 'none', stroke: color.text.brand });
export const primary = kitStyle({ fill: color.action.bg.rest, rx: vars.radius.control });
export const onPrimary = kitStyle({ fill: color.action.text.rest });
export const accent = kitStyle({ fill: color.accent.bg });
export const accentLine = kitStyle({ fill: 'none', stroke: color.accent.bg });
