import type { TokenMap } from './tree.ts';

/** The origin of a semantic token's colour. */
export interface Origin {
  /** The brand's own token with the value: the one to change. */
  readonly name: string;
  /** Whether the value is used unchanged; otherwise it is blended, made translucent, or only the first choice. */
  readonly asItIs: boolean;
}

const ALIAS = /^\{([^{}]+)\}$/;

/**
 * Follows a token's references to the brand's own token that contains its value; undefined for values of the shared files.
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
