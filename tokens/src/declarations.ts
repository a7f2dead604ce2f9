import { cssValue } from './css-value.ts';
import type { ResolvedMap } from './resolve.ts';
import { TokenError } from './values.ts';

/** The custom property of a semantic token: `color.action.bg.rest` is `--bz-color-action-bg-rest`. */
export const customProperty = (name: string) => `--bz-${name.split('.').join('-')}`;

/** The tokens of these names as CSS declarations. Throws a TokenError for one that is missing. */
export function declarations(tokens: ResolvedMap, names: readonly string[]): string[] {
  return names.map((name) => {
    const token = tokens.get(name);
    if (!token) throw new TokenError(name, 'is missing');
    return `${customProperty(name)}:${cssValue(token)}`;
  });
}

/** Which corners a brand cuts: two opposite ones of a control, a card, a panel. */
const CUT = ['control', 'card', 'panel'] as const;

/**
 * Corners that are not round, where the browser can draw them; elsewhere the plain radii stay. The
 * curve stands in the kit's weakest layer, so that what must be a circle says so and stays one.
 */
export function cornerRules(tokens: ResolvedMap, root: string): string[] {
  const curve = tokens.get('corner.curve');
  if (curve?.type !== 'number') return [];
  const pairs = CUT.flatMap((kind) => {
    const [radius, cut] = ['radius', 'cut'].map((group) => {
      const token = tokens.get(`${group}.${kind}`);
      return token ? cssValue(token) : '';
    });
    return radius === cut ? [] : [`${customProperty(`radius.${kind}`)}:${cut} ${radius}`];
  });
  if (pairs.length === 0 && curve.value === 1) return [];
  const every = ['', '::before', '::after'].map((part) => `${root} *${part}`).join();
  return [
    `@supports (corner-shape:bevel){:root${root}{${pairs.join(';')}}` +
      `@layer bz-reset{${every}{corner-shape:superellipse(${cssValue(curve)})}}}`,
  ];
}
