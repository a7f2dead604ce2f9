import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND_TOKENS } from './brand-names.ts';
import { nameProblems } from './check-tokens.ts';
import { inTurns } from './in-turns.ts';
import { type ResolvedMap, resolveTokens } from './resolve.ts';
import { type BrandInfo, brandSchema, type Mode, resolverSchema } from './schema.ts';
import { assertSafeSvg } from './svg.ts';
import { flatten, type RawToken, type TokenMap } from './tree.ts';
import { TokenError } from './values.ts';

/** The folder of the tokens workspace. */
export const tokensFolder = fileURLToPath(new URL('..', import.meta.url));
/** Where the shipped brands lie. */
export const brandsFolder = join(tokensFolder, 'brands');

/** A brand with everything read and resolved, ready to be checked and emitted. */
export type Brand = {
  slug: string;
  folder: string;
  info: BrandInfo;
  /** By mode: `logo.<mode>.svg` where the brand has one, else `logo.svg`. */
  logos: Partial<Record<Mode, LogoFile>>;
  mark: string;
  /** All tokens (base, brand and semantic) by mode; the default mode is `info.modes[0]`. */
  tokens: Partial<Record<Mode, ResolvedMap>>;
  /** The same tokens by mode as the files have them, before any reference is followed. */
  raw: Partial<Record<Mode, TokenMap>>;
  /** By mode, the file of the brand's folder that each of its own tokens stands in. */
  files: Partial<Record<Mode, ReadonlyMap<string, string>>>;
};

/** A logo as it lies in the brand's folder. */
export type LogoFile = { file: string; text: string };

/** The names that components read, in the order of `semantic.tokens.json`. */
export async function semanticNames(): Promise<string[]> {
  return [...flatten(await readJson(join(tokensFolder, 'semantic.tokens.json'))).keys()];
}

/** What `data-density="compact"` changes of the semantic tokens, the same for every brand. */
export async function compactTokens(): Promise<ResolvedMap> {
  const base = flatten(await readJson(join(tokensFolder, 'base.tokens.json')));
  const compact = flatten(await readJson(join(tokensFolder, 'density', 'compact.tokens.json')));
  const resolved = resolveTokens(new Map([...base, ...compact]));
  return new Map([...resolved].filter(([name]) => compact.has(name) && !base.has(name)));
}

/** The slugs of the shipped brands, in alphabetical order. */
export async function brandSlugs(folder = brandsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Loads every brand below `folder`. Throws a TokenError at the first that cannot be read; with
 * `complain` it is told and left out.
 */
export async function loadBrands(
  folder = brandsFolder,
  complain?: (slug: string, what: string) => void,
): Promise<Brand[]> {
  const brands = await inTurns(await brandSlugs(folder), (slug) =>
    loadBrand(join(folder, slug)).catch((error: unknown) => {
      if (!complain || !(error instanceof TokenError)) throw error;
      complain(slug, error.message);
      return [];
    }),
  );
  return brands.flat();
}

/** Loads one brand from its folder: `brand.json`, tokens through its resolver, logo and mark. */
export async function loadBrand(folder: string): Promise<Brand> {
  const parsed = brandSchema.safeParse(await readJson(join(folder, 'brand.json')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new TokenError('brand.json', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const info = parsed.data;
  if (relative(dirname(folder), folder) !== info.slug) {
    throw new TokenError('brand.json', `slug "${info.slug}" is not the name of its folder`);
  }
  const [logos, mark] = await Promise.all([readLogos(folder, info), readSvg(folder, 'mark.svg')]);
  return { slug: info.slug, folder, info, logos, mark, ...(await loadTokens(folder, info)) };
}

async function readLogos(folder: string, { modes }: BrandInfo): Promise<Brand['logos']> {
  const files = await readdir(folder);
  const logos: Brand['logos'] = {};
  for (const mode of modes) {
    const file = files.includes(`logo.${mode}.svg`) ? `logo.${mode}.svg` : 'logo.svg';
    logos[mode] = { file, text: await readSvg(folder, file) };
  }
  return logos;
}

async function loadTokens(
  folder: string,
  info: BrandInfo,
): Promise<Pick<Brand, 'tokens' | 'raw' | 'files'>> {
  const parsed = resolverSchema.safeParse(await readJson(join(folder, 'brand.resolver.json')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new TokenError('brand.resolver.json', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { sets, modifiers, resolutionOrder } = parsed.data;
  const contexts = Object.keys(modifiers.mode.contexts).sort().join();
  if (contexts !== [...info.modes].sort().join() || modifiers.mode.default !== info.modes[0]) {
    throw new TokenError('brand.resolver.json', 'its modes are not those of brand.json');
  }
  const tokens: Brand['tokens'] = {};
  const raw: Brand['raw'] = {};
  const files: Brand['files'] = {};
  for (const mode of info.modes) {
    const merged = new Map<string, RawToken>();
    const own = new Map<string, string>();
    for (const { $ref } of resolutionOrder) {
      const set = /^#\/sets\/([\w-]+)$/.exec($ref)?.[1];
      const sources =
        $ref === '#/modifiers/mode' ? modifiers.mode.contexts[mode] : set && sets[set]?.sources;
      if (!sources) throw new TokenError('brand.resolver.json', `${$ref} leads nowhere`);
      for (const source of sources) {
        for (const [name, token] of await readTokens(folder, source.$ref)) {
          merged.set(name, token);
          if (name.startsWith('brand.')) own.set(name, source.$ref);
        }
      }
    }
    const [missing, ...others] = [...BRAND_TOKENS.keys()].filter((name) => !merged.has(name));
    if (missing) {
      const unknown = nameProblems(own.keys()).map(({ subject }) => `; ${subject} is unknown`);
      const too = others.map((name) => `, ${name} too`);
      throw new TokenError(missing, `is missing${[...too, ...unknown].join('')}`);
    }
    raw[mode] = merged;
    files[mode] = own;
    tokens[mode] = resolveTokens(merged);
  }
  return { tokens, raw, files };
}

async function readTokens(folder: string, ref: string): Promise<Map<string, RawToken>> {
  const path = resolve(folder, ref);
  const shared = ['base', 'semantic'].map((name) => join(tokensFolder, `${name}.tokens.json`));
  if (dirname(path) !== resolve(folder) && !shared.includes(path)) {
    throw new TokenError('brand.resolver.json', `${ref} lies outside the brand's folder`);
  }
  return shared.includes(path) ? readShared(path) : flatten(await readJson(path));
}

const sharedFiles = new Map<string, Promise<Map<string, RawToken>>>();

/** Every brand stands between the same two files: they are read once. */
function readShared(path: string): Promise<Map<string, RawToken>> {
  const known = sharedFiles.get(path) ?? readJson(path).then(flatten);
  sharedFiles.set(path, known);
  return known;
}

async function readSvg(folder: string, name: string): Promise<string> {
  const text = await readText(folder, name);
  assertSafeSvg(name, text);
  return text;
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (cause) {
    throw Object.assign(new TokenError(name, 'is missing'), { cause });
  }
}

async function readJson(path: string): Promise<unknown> {
  const name = relative(dirname(path), path);
  const text = await readText(dirname(path), name);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(new TokenError(name, `is not JSON (${String(cause)})`), { cause });
  }
}
