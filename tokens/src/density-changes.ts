import { type ResolvedMap, resolveTokens } from './resolve.ts';
import type { TokenMap } from './tree.ts';

/** Returns the semantic tokens that a density overrides, resolved over the scales of `base`. */
export function densityChanges(base: TokenMap, own: TokenMap): ResolvedMap {
  const scales = [...base].filter(([name]) => !name.startsWith('brand.'));
  const resolved = resolveTokens(new Map([...scales, ...own]));
  return new Map([...resolved].filter(([name]) => own.has(name) && !base.has(name)));
}
