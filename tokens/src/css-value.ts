import { colour, toHex } from './colour.ts';
import { fallbackFamilies } from './fallback-families.ts';
import type { ResolvedToken } from './resolve.ts';
import type { DimensionValue, ShadowLayer } from './values.ts';

const GENERIC_FAMILIES = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-monospace']);

const number = (value: number) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');
const length = ({ value, unit }: DimensionValue) => (value === 0 ? '0' : `${number(value)}${unit}`);

// `calc()` rejects a unitless 0 where a length is expected, so such tokens keep the unit.
const dimension = ({ value, unit }: DimensionValue) => `${number(value)}${unit}`;

function shadow({ color, offsetX, offsetY, blur, spread, inset }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, spread].map(length).join(' ');
  return `${inset ? 'inset ' : ''}${lengths} ${toHex(colour(color.components, color.alpha))}`;
}

/** The font stack as CSS: the font, its metric-adjusted fallback faces, the other families. */
function cssFamily([first = '', ...rest]: readonly string[]): string {
  return [first, ...fallbackFamilies(first), ...rest]
    .map((family) => (GENERIC_FAMILIES.has(family) ? family : `"${family}"`))
    .join(',');
}

/** Formats a resolved token as the value of a custom property. */
export function cssValue(token: ResolvedToken): string {
  switch (token.type) {
    case 'color':
      return toHex(token.value);
    case 'dimension':
      return dimension(token.value);
    case 'duration':
      return `${number(token.value.value)}${token.value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.value.map(number).join(',')})`;
    case 'fontFamily':
      return cssFamily(token.value);
    case 'shadow':
      return token.value.map(shadow).join(',');
    case 'fontWeight':
    case 'number':
      return number(token.value);
  }
}
