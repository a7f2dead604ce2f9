import { boundProblems } from './bounds.ts';
import { BRAND_TOKENS } from './brand-names.ts';
import {
  adaptedNote,
  type ContrastRow,
  contrastProblems,
  nameProblems,
  type Problem,
  typeProblems,
} from './check-tokens.ts';
import { colour, toHex, withAlpha } from './colour.ts';
import { measureContrast } from './contrast.ts';
import { fromDesignTool } from './design-tool.ts';
import { type ResolvedMap, type ResolvedToken, resolveAll } from './resolve.ts';
import type { Mode } from './schema.ts';
import { colourValue } from './shapes.ts';
import { flatten, type RawToken, type TokenMap } from './tree.ts';
import { TokenError } from './values.ts';

/** Format of colours: DTCG 2025.10 objects, or `#rrggbb` for older design tools. */
export type ColourNotation = 'object' | 'text';

/**
 * Reads a brand's own tokens from a DTCG document, of our files or of a design tool: colours as objects or `#rrggbb`, the
 * names with or without the group `brand`.
 * @throws {TokenError} for anything that is not a DTCG document, and for names that no brand can set
 */
export function readBrandDocument(document: unknown): Map<string, RawToken> {
  const found = flatten(fromDesignTool(document));
  const own = [...found].map(([name, token]): [string, RawToken] => [
    name.startsWith('brand.') ? name : `brand.${name}`,
    token,
  ]);
  const [problem] = nameProblems(new Set(own.map(([name]) => name)));
  if (problem) throw new TokenError(problem.subject, problem.message);
  if (own.length === 0) throw new TokenError('the file', 'holds no token');
  return new Map(own);
}

/**
 * Writes a brand's own tokens in one mode as a DTCG document that `npm run brand -- check` accepts. Derived values are left
 * out, and a reference stays a reference.
 * @param tokens the resolved tokens of the same mode
 */
export function writeBrandDocument(
  own: TokenMap,
  tokens: ResolvedMap,
  notation: ColourNotation,
): object {
  const document: Record<string, Record<string, object>> = {};
  for (const path of BRAND_TOKENS.keys()) {
    const raw = own.get(path);
    if (!raw) continue;
    const token = tokens.get(path);
    if (!token) throw new TokenError(path, 'is missing');
    const [, group = '', name = ''] = path.split('.');
    const refers = typeof raw.value === 'string' && raw.value.startsWith('{');
    const derived = Object.keys(raw.derive).length > 0 ? { $extensions: raw.derive } : {};
    const said = refers ? { $value: raw.value, ...derived } : { $value: written(token, notation) };
    document[group] = { ...document[group], [name]: { $type: token.type, ...said } };
  }
  return { brand: document };
}

/** The corners that follow the one radius unless they are set explicitly. */
const FOLLOW_RADIUS = ['brand.radius.control', 'brand.radius.card', 'brand.radius.panel'];

/** Sets one of the brand's own tokens. Setting the one radius resets those that were set explicitly. */
export function withToken(own: TokenMap, name: string, token: RawToken): Map<string, RawToken> {
  const changed = new Map(own);
  if (name === 'brand.radius.base') for (const each of FOLLOW_RADIUS) changed.delete(each);
  return changed.set(name, token);
}

/** The tokens of another mode whose values differ from those of the brand's default mode. */
export const differingTokens = (own: TokenMap, first: TokenMap): Map<string, RawToken> =>
  new Map(
    [...own].filter(([name, token]) => JSON.stringify(token) !== JSON.stringify(first.get(name))),
  );

function written(token: ResolvedToken, notation: ColourNotation): unknown {
  if (token.type === 'color') {
    return notation === 'object' ? colourValue(token.value) : longHex(toHex(token.value));
  }
  if (token.type === 'shadow' && notation === 'text') {
    return token.value.map((layer) => ({
      ...layer,
      color: longHex(toHex(colour(layer.color.components, layer.color.alpha))),
    }));
  }
  return token.value;
}

const longHex = (hex: string) => (hex.length < 6 ? hex.replace(/[\da-f]/gi, '$&$&') : hex);

/** A brand in one mode while it is edited: its tokens, contrast pairs and problems. */
export interface BrandState {
  readonly tokens: ResolvedMap;
  readonly contrast: readonly ContrastRow[];
  readonly problems: readonly Problem[];
  /** States that were adapted from their derivation, with before and after. */
  readonly notes: readonly string[];
}

/**
 * Resolves and checks a brand's own tokens together with the shared ones, as the `brand` command does.
 * @throws {TokenError} where a token is missing or its value has the wrong type
 */
export function brandState(
  { base, own, semantic }: { base: TokenMap; own: TokenMap; semantic: TokenMap },
  mode: Mode,
): BrandState {
  const raw = new Map([...base, ...own, ...semantic]);
  const [missing] = [...BRAND_TOKENS.keys()].filter((name) => !raw.has(name));
  if (missing) throw new TokenError(missing, 'is missing');
  const { tokens, adapted } = resolveAll(raw);
  const types = typeProblems(tokens);
  const measured = types.length > 0 ? [] : measureContrast(tokens);
  const contrast = measured.map((row) => ({ ...row, mode }));
  return {
    tokens,
    contrast,
    problems: [...types, ...boundProblems(tokens, raw), ...contrastProblems(contrast, raw)],
    notes: adapted.map((each) => adaptedNote(each, mode)),
  };
}

/** Parses a colour that a person typed or picked. @throws {TokenError} */
export function colourToken(name: string, hex: string, alpha: number): RawToken {
  const found = /^#[\da-f]{6}$/i.exec(hex);
  if (!found) throw new TokenError(name, `${hex} is not a colour such as #0f6b4b`);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const value = withAlpha({ r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: 1 }, alpha);
  return { type: 'color', value: colourValue(value), derive: {} };
}
