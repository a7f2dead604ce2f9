import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { BRAND_TOKENS } from './brand-names.ts';
import { nameProblems } from './check-tokens.ts';
import { safeSvg } from './clean-svg.ts';
import { densityChanges } from './density-changes.ts';
import type { FontRegistry } from './fonts.ts';
import { type Layout, layoutSchema } from './layout.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { readOwnFonts } from './own-fonts.ts';
import { isPicture } from './picture-kind.ts';
import { withoutMark } from './plain-text.ts';
import { protection } from './protected-messages.ts';
import { type ResolvedMap, resolveTokens } from './resolve.ts';
import {
  type BrandInfo,
  brandSchema,
  type Mode,
  modeSchema,
  type ResolverDocument,
  resolverSchema,
} from './schema.ts';
import { sharedFile, tokensFolder } from './shared-tokens.ts';
import { flatten, type RawToken, type TokenMap } from './tree.ts';
import { Findings, TokenError } from './values.ts';

export { tokensFolder } from './shared-tokens.ts';

/** Folder of the shipped brands. */
export const brandsFolder = join(tokensFolder, 'brands');

/** A brand with everything read and resolved, ready to be checked and emitted. */
export type Brand = {
  slug: string;
  folder: string;
  info: BrandInfo;
  /** The brand's layout; empty where it has no `layout.json`. */
  layout: Layout;
  /** The brand's own fonts, with the metrics of their fallbacks. */
  fonts: FontRegistry;
  /** By mode: `logo.<mode>.svg` where the brand has one, otherwise `logo.svg`. */
  logos: Partial<Record<Mode, LogoFile>>;
  mark: string;
  /** All tokens (base, brand and semantic) by mode; the default mode is `info.modes[0]`. */
  tokens: Partial<Record<Mode, ResolvedMap>>;
  /** The unresolved tokens by mode, as the files have them. */
  raw: Partial<Record<Mode, TokenMap>>;
  /** By mode, the file of the brand's folder that contains each of its own tokens. */
  files: Partial<Record<Mode, ReadonlyMap<string, string>>>;
};

/** A logo of the brand's folder, cleaned. */
export type LogoFile = { file: string; text: string };

/** The names that components read, in the order of `semantic.tokens.json`. */
export async function semanticNames(): Promise<string[]> {
  return [...flatten(await readJson(join(tokensFolder, 'semantic.tokens.json'))).keys()];
}

/** The overrides of each density, the same for every brand. */
export interface Densities {
  /** Under `data-density="compact"`. */
  readonly compact: ResolvedMap;
  /** On touch screens. */
  readonly touch: ResolvedMap;
}

export async function densityTokens(): Promise<Densities> {
  const base = flatten(await readJson(join(tokensFolder, 'base.tokens.json')));
  const changes = async (file: string) =>
    densityChanges(base, flatten(await readJson(join(tokensFolder, 'density', file))));
  return {
    compact: await changes('compact.tokens.json'),
    touch: await changes('touch.tokens.json'),
  };
}

/** Files that identify a folder as a brand's, so that brands may be beside other folders. */
const BRAND_FILES = ['brand.json', 'brand.tokens.json', 'brand.resolver.json'];

/** The slugs of the brands in `folder`, in alphabetical order. */
export async function brandSlugs(folder = brandsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const holds = await mapWithLimit(folders, (name) => readdir(join(folder, name)));
  return folders.filter((_, at) => BRAND_FILES.some((file) => holds[at]?.includes(file))).sort();
}

/**
 * Loads every brand below `folder`. Throws a TokenError with all problems; with `complain` each brand that cannot be read is
 * reported and left out.
 */
export async function loadBrands(
  folder = brandsFolder,
  complain?: (slug: string, what: string) => void,
): Promise<Brand[]> {
  const findings = new Findings();
  // Each result has its index in the list, so that the errors are in that order, too.
  const loaded = await mapWithLimit(await brandSlugs(folder), (slug) =>
    loadBrand(join(folder, slug)).then(
      (brand) => ({ slug, brand }),
      (error: unknown) => ({ slug, error }),
    ),
  );
  const brands: Brand[] = [];
  for (const each of loaded) {
    if ('brand' in each) brands.push(each.brand);
    else if (complain && each.error instanceof TokenError) complain(each.slug, each.error.message);
    else findings.add(each.error);
  }
  findings.end();
  return brands;
}

/**
 * By merchant, the brands below `folder` that name it, in the order of their slugs. Brands with an unreadable `brand.json`
 * are skipped: their own check reports that.
 */
export async function brandsByMerchant(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const slugs = await brandSlugs(folder);
  const infos = await mapWithLimit(slugs, (slug) =>
    readInfo(join(folder, slug)).catch((error: unknown) => {
      if (error instanceof TokenError) return undefined;
      throw error;
    }),
  );
  const named = new Map<string, string[]>();
  for (const info of infos) {
    for (const merchant of new Set(info?.merchants)) {
      named.set(merchant, [...(named.get(merchant) ?? []), info?.slug ?? '']);
    }
  }
  return named;
}

/**
 * Loads one brand from its folder: `brand.json`, `layout.json` where it has one, tokens through its resolver, logo and mark.
 * @throws {TokenError} with all problems, in the order of these files
 */
export async function loadBrand(folder: string): Promise<Brand> {
  const findings = new Findings();
  const info = await findings.wait(readInfo(folder));
  const layout = await findings.wait(readLayout(folder));
  const fonts = await findings.wait(readOwnFonts(folder, info?.fonts));
  const logos = await findings.wait(readLogos(folder, info?.modes ?? modeSchema.options));
  const mark = await findings.wait(readSvg(folder, 'mark.svg'));
  const tokens = await findings.wait(loadTokens(folder, info?.modes));
  findings.end();
  // Missing files have thrown before.
  if (!info || !layout || !fonts || !logos || mark === undefined || !tokens)
    throw new Error('A brand was not read.');
  return { slug: info.slug, folder, info, layout, fonts, logos, mark, ...tokens };
}

/** One error for each issue of a file. */
function addIssues(findings: Findings, file: string, { issues }: z.ZodError): void {
  for (const { path, message } of issues) {
    findings.add(new TokenError(file, `${path.join('.')}: ${message}`));
  }
}

async function readInfo(folder: string): Promise<BrandInfo | undefined> {
  const findings = new Findings();
  const parsed = brandSchema.safeParse(await readJson(join(folder, 'brand.json')));
  if (!parsed.success) addIssues(findings, 'brand.json', parsed.error);
  else if (relative(dirname(folder), folder) !== parsed.data.slug) {
    const what = `slug "${parsed.data.slug}" is not the name of its folder`;
    findings.add(new TokenError('brand.json', what));
  }
  findings.end();
  return parsed.data;
}

const messageList = z.record(z.string(), z.array(z.string()));

/** The problem with one message text of the brand. */
function textProblems(text: string, values: readonly string[] | undefined): string[] {
  if (!values) return ['the portal has no such message of plain words'];
  const used = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value));
  const given = values.length > 0 ? `given ${values.join(', ')}` : 'given no value';
  const missing = values.filter((value) => !used.has(value));
  return [
    ...[...used]
      .filter((value) => !values.includes(value))
      .map((value) => `{${value}} is nothing that it has; it is ${given}`),
    ...missing.map((value) => `{${value}} is missing; the message must say it`),
  ];
}

/** Message texts that no brand may override, that the portal does not have, or with other placeholders. */
async function textsProblems(texts: Layout['texts']): Promise<string[]> {
  if (!texts) return [];
  const known = messageList.parse(await readJson(join(tokensFolder, 'messages.json')));
  return Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).flatMap(([id, text]) => {
      const reason = protection(id);
      const problems = reason
        ? [`every brand shows the portal's own words here, because ${reason}; take it out`]
        : textProblems(text, known[id]);
      return problems.map((problem) => `texts.${language}.${id}: ${problem}`);
    }),
  );
}

/** Maximum size of a background picture in bytes, because it is loaded with the first page. */
const GROUND_LIMIT = 150_000;

async function readLayout(folder: string): Promise<Layout> {
  const name = 'layout.json';
  if (!(await readdir(folder)).includes(name)) return {};
  const findings = new Findings();
  const parsed = layoutSchema.safeParse(await readJson(join(folder, name)));
  if (!parsed.success) addIssues(findings, name, parsed.error);
  for (const problem of await textsProblems(parsed.data?.texts)) {
    findings.add(new TokenError(name, problem));
  }
  const ground = parsed.data?.ground;
  if (ground && 'picture' in ground) await findings.wait(checkGround(folder, ground.picture));
  findings.end();
  return parsed.data ?? {};
}

/** Rejects with a TokenError for a background picture that is missing, too large, unsafe or of another type. */
async function checkGround(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new TokenError(name, 'is missing');
  if (file.size > GROUND_LIMIT) {
    throw new TokenError(name, `${file.size} bytes, limit ${GROUND_LIMIT}`);
  }
  if (name.endsWith('.svg')) await readSvg(folder, name);
  else if (!isPicture(name, await readFile(path))) {
    throw new TokenError(name, 'is no such picture; export it in the format that its name says');
  }
}

async function readLogos(folder: string, modes: readonly Mode[]): Promise<Brand['logos']> {
  const findings = new Findings();
  const files = await readdir(folder);
  const logos: Brand['logos'] = {};
  for (const mode of modes) {
    const file = files.includes(`logo.${mode}.svg`) ? `logo.${mode}.svg` : 'logo.svg';
    const text = await findings.wait(readSvg(folder, file));
    if (text !== undefined) logos[mode] = { file, text };
  }
  findings.end();
  return logos;
}

async function readResolver(
  folder: string,
  modes: readonly Mode[] | undefined,
): Promise<ResolverDocument | undefined> {
  const findings = new Findings();
  const parsed = resolverSchema.safeParse(await readJson(join(folder, 'brand.resolver.json')));
  if (!parsed.success) addIssues(findings, 'brand.resolver.json', parsed.error);
  else if (modes) {
    const { contexts, default: first } = parsed.data.modifiers.mode;
    const named = Object.keys(contexts).sort().join();
    if (named !== [...modes].sort().join() || first !== modes[0]) {
      findings.add(new TokenError('brand.resolver.json', 'its modes are not those of brand.json'));
    }
  }
  findings.end();
  return parsed.data;
}

/** @param modes those of brand.json; undefined if it could not be read: then the resolver's */
async function loadTokens(
  folder: string,
  modes: readonly Mode[] | undefined,
): Promise<Pick<Brand, 'tokens' | 'raw' | 'files'>> {
  const findings = new Findings();
  const resolver = await readResolver(folder, modes);
  const tokens: Brand['tokens'] = {};
  const raw: Brand['raw'] = {};
  const files: Brand['files'] = {};
  const known = modeSchema.options.filter((mode) => resolver?.modifiers.mode.contexts[mode]);
  for (const mode of modes ?? known) {
    const read = resolver && (await findings.wait(readMode(folder, resolver, mode)));
    if (!read) continue;
    raw[mode] = read.merged;
    files[mode] = read.own;
    const resolved = findings.try(() => resolveTokens(read.merged));
    if (resolved) tokens[mode] = resolved;
  }
  findings.end();
  return { tokens, raw, files };
}

/** The unresolved tokens of one mode, and the file of each of the brand's own. */
async function readMode(folder: string, resolver: ResolverDocument, mode: Mode) {
  const findings = new Findings();
  const { sets, modifiers, resolutionOrder } = resolver;
  const merged = new Map<string, RawToken>();
  const own = new Map<string, string>();
  for (const { $ref } of resolutionOrder) {
    const set = /^#\/sets\/([\w-]+)$/.exec($ref)?.[1];
    const sources =
      $ref === '#/modifiers/mode' ? modifiers.mode.contexts[mode] : set && sets[set]?.sources;
    if (!sources) findings.add(new TokenError('brand.resolver.json', `${$ref} leads nowhere`));
    for (const source of sources || []) {
      for (const [name, token] of (await findings.wait(readTokens(folder, source.$ref))) ?? []) {
        merged.set(name, token);
        if (!sharedFile(folder, source.$ref)) own.set(name, source.$ref);
      }
    }
  }
  // Tokens of a file that cannot be read are not reported as missing.
  findings.end();
  const [missing, ...others] = [...BRAND_TOKENS.keys()].filter((name) => !merged.has(name));
  if (missing) {
    const unknown = nameProblems(own.keys()).map(({ subject }) => `; ${subject} is unknown`);
    const too = others.map((name) => `, ${name} too`);
    throw new TokenError(missing, `is missing${[...too, ...unknown].join('')}`);
  }
  return { merged, own };
}

async function readTokens(folder: string, ref: string): Promise<Map<string, RawToken>> {
  const shared = sharedFile(folder, ref);
  if (shared) return readShared(shared);
  const path = resolve(folder, ref);
  if (dirname(path) !== resolve(folder)) {
    const name = /(base|semantic)\.tokens\.json$/.exec(ref)?.[0];
    const instead = name ? `: write @baize/tokens/${name}` : '';
    throw new TokenError('brand.resolver.json', `${ref} lies outside the brand's folder${instead}`);
  }
  return flatten(await readJson(path));
}

const sharedFiles = new Map<string, Promise<Map<string, RawToken>>>();

/** The two shared files, which are the same for every brand, are read once. */
function readShared(path: string): Promise<Map<string, RawToken>> {
  const known = sharedFiles.get(path) ?? readJson(path).then(flatten);
  sharedFiles.set(path, known);
  return known;
}

async function readSvg(folder: string, name: string): Promise<string> {
  return safeSvg(name, await readText(folder, name));
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (cause) {
    throw Object.assign(new TokenError(name, 'is missing'), { cause });
  }
}

/** Reads a JSON file. Throws a TokenError for a missing file or invalid JSON. */
async function readJson(path: string): Promise<unknown> {
  const name = relative(dirname(path), path);
  const text = await readText(dirname(path), name);
  // The byte order mark of UTF-16, decoded as UTF-8.
  if (text.startsWith('\ufffd\ufffd')) throw new TokenError(name, 'is UTF-16; save it as UTF-8');
  try {
    return JSON.parse(withoutMark(text));
  } catch (cause) {
    throw Object.assign(new TokenError(name, `is not JSON (${String(cause)})`), { cause });
  }
}
