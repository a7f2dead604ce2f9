import type { TokenMap } from './tree.ts';

/** Where a token that components read gets its colour from. */
export interface Origin {
  /** The brand's own token that holds the value: the one to change. */
  readonly name: string;
  /** Whether it is taken as it is; else it is blended, thinned, or only the first choice. */
  readonly asItIs: boolean;
}

const ALIAS = /^\{([^{}]+)\}$/;

/**
 * Follows a token's references to the brand's own token in which its value is written; undefined
 * where it leads to none, such as a fixed value of the shared files.
 */
export function originOf(tokens: TokenMap, name: string): Origin | undefined {
  let asItIs = true;
  const seen = new Set<string>();
  for (let at = name; !seen.has(at); ) {
    seen.add(at);
    const token = tokens.get(at);
    if (!token) return undefined;
    asItIs &&= Object.keys(token.derive).length === 0;
    const next = typeof token.value === 'string' ? ALIAS.exec(token.value)?.[1] : undefined;
    if (next === undefined) return at.startsWith('brand.') ? { name: at, asItIs } : undefined;
    at = next;
  }
  return undefined;
}
