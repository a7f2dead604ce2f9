import { cssValue } from './css-value.ts';
import type { ResolvedMap } from './resolve.ts';
import { TokenError } from './values.ts';

/** The custom property of a semantic token: `color.action.bg.rest` is `--bz-color-action-bg-rest`. */
export const customProperty = (name: string) => `--bz-${name.split('.').join('-')}`;

/** Emits the tokens of these names as CSS declarations. Throws a TokenError for a missing one. */
export function declarations(tokens: ResolvedMap, names: readonly string[]): string[] {
  return names.map((name) => {
    const token = tokens.get(name);
    if (!token) throw new TokenError(name, 'is missing');
    return `${customProperty(name)}:${cssValue(token)}`;
  });
}

/** The corners that a brand cuts: two opposite ones of a control, a card, a panel. */
const CUT = ['control', 'card', 'panel'] as const;

/**
 * Corner shapes other than round, where the browser supports them; elsewhere the plain radii apply. The rule is in the
 * kit's lowest cascade layer, so that elements which must be circles can override it.
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
