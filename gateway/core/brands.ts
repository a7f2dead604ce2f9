import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MINIMUM_AGE } from '../contract/age.ts';
import { type Boot, type BrandLayout, brandLayout } from '../contract/boot.ts';
import { MINUTE } from '../contract/durations.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import type { Config } from './config.ts';
import { logError } from './log-error.ts';
import { sourceHash } from './source-hash.ts';
import { ttlCache } from './ttl-cache.ts';

const brandFile = z.object({
  slug: z.string(),
  name: z.record(z.string(), z.string()),
  tagline: z.optional(z.record(z.string(), z.string())),
  title: z.optional(z.string()),
  merchants: z.array(z.string()),
  modes: z.array(z.enum(['dark', 'light'])).check(z.minLength(1)),
  themeColor: z.optional(z.record(z.string(), z.string())),
  backdrop: z.optional(z.string()),
  copyright: z.string(),
  licence: z.object({
    demonstration: z.optional(z.boolean()),
    text: z.record(z.string(), z.string()),
    minimumAge: z._default(z.int().check(z.minimum(MINIMUM_AGE)), MINIMUM_AGE),
  }),
  support: z.record(
    z.string(),
    z.object({ configured: z.boolean(), href: z.optional(z.string()) }),
  ),
});

/** What of `layout.json` the portal needs; styles stand in `brand.css`. */
const textsFile = z.optional(z.record(z.string(), z.record(z.string(), z.string())));
const layoutFile = z.extend(brandLayout, { texts: textsFile });

export interface Brand extends z.infer<typeof brandFile> {
  /** How it arranges the portal; absent where it does as the others. */
  readonly layout?: BrandLayout;
  /** Messages in its own words, as the boot data have them; absent where it has none. */
  readonly texts?: Boot['brand']['texts'];
  /** Languages (`en`) that it has a picture for links in. */
  readonly socialPictures: readonly string[];
  /** brand.css with its relative links made absolute, to be written into a page. */
  readonly css: string;
  /** Of `css`, for the page's content security policy. */
  readonly cssHash: string;
  /** Paths of the fonts that the first text of a page needs. */
  readonly fonts: readonly string[];
  /** For art that is drawn in the brand's colours; absent when its CSS does not say them. */
  readonly palette?: BrandPalette;
}

/** Colours of a brand's own mode, as `#rrggbb`. */
export interface BrandPalette {
  readonly ground: string;
  /** Of the header, which the logo lies on. */
  readonly surface: string;
  readonly primary: string;
  /** Words on the primary colour. */
  readonly onPrimary: string;
  readonly accent: string;
  /** The dark that carries text over a picture. */
  readonly ink: string;
}

export interface Brands {
  all(): Promise<readonly Brand[]>;
  /** A brand by its slug, whoever asks. */
  find(slug: string): Promise<Brand | undefined>;
  /** In the demo the wanted brand if it exists; else the configured default, else the merchant's. */
  choose(wanted: string | undefined): Promise<Brand | undefined>;
  /**
   * The age that whoever is shown the wanted brand must have, in years: pages say it, and the gateway
   * enforces it. It is the strictest of the chosen brand, the configured one and those that name the
   * merchant, for an account is the merchant's and opens in each of them: the name of another brand
   * can raise the age, and never lowers it.
   */
  minimumAge(wanted: string | undefined): Promise<number>;
}

/** The files that nearly every page is content with, in both languages; a brand's own hold all letters. */
const commonFonts = (css: string) =>
  [...css.matchAll(/url\(("?)([^")]+(?:plain-wght-normal|\/own-[\w.-]+)\.woff2)\1\)/g)].flatMap(
    (match) => match[2] ?? [],
  );

/** The first value of a custom property in the CSS, without its opacity. */
function colourOf(css: string, property: string): string | undefined {
  const hex = new RegExp(`--bz-color-${property}:#([\\da-f]{3,8})[;}]`, 'i').exec(css)?.[1];
  if (hex === undefined) return undefined;
  return hex.length < 6 ? `#${hex.slice(0, 3).replace(/./g, '$&$&')}` : `#${hex.slice(0, 6)}`;
}

function paletteOf(css: string): BrandPalette | undefined {
  const ground = colourOf(css, 'canvas-bg');
  const primary = colourOf(css, 'action-bg-rest');
  const accent = colourOf(css, 'accent-bg');
  const ink = colourOf(css, 'art-veil');
  if (!ground || !primary || !accent || !ink) return undefined;
  const surface = colourOf(css, 'surface-bg') ?? ground;
  const onPrimary = colourOf(css, 'action-text-rest') ?? ink;
  return { ground, surface, primary, onPrimary, accent, ink };
}

/** `{brand}, welcome` as react-intl has it parsed: the portal has no parser. */
const parsedMessage = (text: string) =>
  text
    .split(/\{(\w+)\}/)
    .map((value, at) => ({ type: at % 2 === 0 ? (0 as const) : (1 as const), value }))
    .filter(({ value }) => value !== '');

/** A brand's own words by language of the portal. */
function parsedTexts(texts: NonNullable<z.infer<typeof textsFile>>) {
  const rows = LANGUAGES.flatMap(({ code, catalogue }) => {
    const own = Object.entries(texts[catalogue] ?? {});
    const parsed = own.map(([id, text]) => [id, parsedMessage(text)] as const);
    return parsed.length > 0 ? [[code, Object.fromEntries(parsed)] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** The part of a brand's `layout.json` that a page is told; nothing where it has none. */
async function readLayout(file: string): Promise<Pick<Brand, 'layout' | 'texts'>> {
  const { texts, ...layout } = z.parse(layoutFile, JSON.parse(await readFile(file, 'utf8')));
  return {
    ...(Object.keys(layout).length > 0 && { layout }),
    ...(texts && { texts: parsedTexts(texts) }),
  };
}

async function load(folder: string, slug: string): Promise<Brand> {
  const [json, css, files] = await Promise.all([
    readFile(join(folder, slug, 'brand.json'), 'utf8'),
    readFile(join(folder, slug, 'brand.css'), 'utf8'),
    readdir(join(folder, slug)),
  ]);
  const socialPictures = files.flatMap((file) => /^social\.(\w+)\.svg$/.exec(file)?.[1] ?? []);
  const base = `/brands/${slug}/`;
  const absolute = css.replace(/url\((["']?)(?!\/|data:|https?:|#)/g, `url($1${base}`);
  // A closing tag inside would end the page's style element; a browser reads ends of lines as one
  // character, and hashes what it has read.
  const safe = absolute.replaceAll('</', '<\\/').replaceAll('\r\n', '\n');
  const palette = paletteOf(css);
  return {
    ...z.parse(brandFile, JSON.parse(json)),
    ...(files.includes('layout.json') && (await readLayout(join(folder, slug, 'layout.json')))),
    socialPictures,
    css: safe,
    cssHash: sourceHash(safe),
    fonts: commonFonts(absolute),
    ...(palette ? { palette } : {}),
  };
}

/**
 * Milliseconds for which a brand's files count as unchanged: every page would look at the files of
 * every brand otherwise, which takes longer than all else that it does.
 */
const FILES_CACHE_MS = 500;

/** As `npm run brand -- new` makes them; nothing else leads to a folder. */
const SLUG = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * Milliseconds for which no further brand is looked for that names the merchant: among a thousand, a
 * page must not read all of them.
 */
const MERCHANT_BRANDS_CACHE_MS = MINUTE;

/** Names of brands are in cookies, so anybody makes them up: so many are remembered. */
const MAX_CACHED_BRANDS = 2048;

/**
 * The brands that lie beside the app. A changed file is seen by the pages half a second later: a
 * brand is deployed without a restart.
 */
export function createBrands(
  config: Pick<Config, 'brandsFolder' | 'defaultBrand' | 'demo' | 'merchant'>,
): Brands {
  const cache = new Map<string, { readonly stamp: number; readonly brand: Brand | undefined }>();

  const look = async (slug: string): Promise<Brand | undefined> => {
    const [css, json, layout] = await Promise.all(
      ['brand.css', 'brand.json', 'layout.json'].map((file) =>
        stat(join(config.brandsFolder, slug, file)).catch(() => undefined),
      ),
    );
    if (!css || !json) return undefined;
    const stamp = css.mtimeMs + json.mtimeMs + (layout?.mtimeMs ?? 0);
    const known = cache.get(slug);
    if (known?.stamp === stamp) return known.brand;
    const brand = await load(config.brandsFolder, slug).catch((error: unknown) => {
      // A brand that is deployed badly must not take the pages of the others with it.
      logError(`The brand ${slug} cannot be read`, error);
      return undefined;
    });
    cache.set(slug, { stamp, brand });
    return brand;
  };
  const keepLook = ttlCache<Brand | undefined>(FILES_CACHE_MS, MAX_CACHED_BRANDS);
  const read = (slug: string) => keepLook(slug, () => look(slug)).value;

  const listSlugs = async (): Promise<string[]> => {
    const entries = await readdir(config.brandsFolder, { withFileTypes: true }).catch(() => []);
    const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    return slugs.sort();
  };
  const keepList = ttlCache<string[]>(FILES_CACHE_MS, 1);

  async function all(): Promise<readonly Brand[]> {
    const slugs = await keepList('slugs', listSlugs).value;
    const brands = await Promise.all(slugs.map(read));
    return brands.filter((brand) => brand !== undefined);
  }

  const find = async (slug: string) => (SLUG.test(slug) ? read(slug) : undefined);

  const isOwn = ({ merchants }: Brand) => merchants.includes(config.merchant);
  const keepOwn = ttlCache<readonly string[]>(MERCHANT_BRANDS_CACHE_MS, 1);

  let warned = '';
  /** Logs, once for the same brands, that several name the merchant, and which of them is shown. */
  async function warnOfSeveral(slugs: readonly string[]): Promise<void> {
    const [first, ...others] = slugs;
    if (others.length === 0 || warned === slugs.join() || (await find(config.defaultBrand ?? '')))
      return;
    warned = slugs.join();
    console.warn(
      `The merchant ${config.merchant} is named by several brands: ${slugs.join(', ')}. ${first} is shown. ` +
        `Remove the others from ${config.brandsFolder}, or set BAIZE_BRAND.`,
    );
  }

  /** The brands that name the merchant: one where the folder passed the check of brands. */
  async function merchantsOwn(): Promise<readonly Brand[]> {
    const lookForOwn = async () => {
      const slugs = (await all()).filter(isOwn).map(({ slug }) => slug);
      await warnOfSeveral(slugs);
      return slugs;
    };
    const brands = await Promise.all((await keepOwn('own', lookForOwn).value).map(read));
    return brands.filter((brand) => brand !== undefined).filter(isOwn);
  }

  /** The merchant's brand, also one that came just now; else any. */
  async function newlyNamed(): Promise<Brand | undefined> {
    const brands = await all();
    return brands.find(isOwn) ?? brands[0];
  }

  const choose = async (wanted: string | undefined): Promise<Brand | undefined> =>
    (config.demo ? await find(wanted ?? '') : undefined) ??
    (await find(config.defaultBrand ?? '')) ??
    (await merchantsOwn())[0] ??
    newlyNamed();

  return {
    all,
    find,
    choose,
    minimumAge: async (wanted) => {
      const brands = await Promise.all([choose(wanted), choose(undefined), merchantsOwn()]);
      const ages = brands.flat().map((brand) => brand?.licence.minimumAge ?? MINIMUM_AGE);
      return Math.max(MINIMUM_AGE, ...ages);
    },
  };
}

/** The name that message catalogues and brands give a language. */
export const catalogueOf = (language: Language): string =>
  LANGUAGES.find((row) => row.code === language)?.catalogue ?? 'en';

/** A brand's words in a language, English where it has none. */
export const inLanguage = (
  words: Readonly<Record<string, string>> | undefined,
  language: Language,
): string | undefined => words?.[catalogueOf(language)] ?? words?.en;

/** The brand's name in a language. */
export const brandName = (brand: Brand, language: Language): string =>
  inLanguage(brand.name, language) ?? brand.slug;

/** For whom a brand describes itself. */
export interface BrandReader {
  readonly mode: 'dark' | 'light';
  readonly language: Language;
  /** This year, where the merchant is. */
  readonly year: number;
}

/** What a brand says of itself in the page's boot data. */
export function describeBrand(brand: Brand, { mode, language, year }: BrandReader) {
  const ways = Object.entries(brand.support).flatMap(([way, { configured, href }]) =>
    configured && href ? [[way, href]] : [],
  );
  return {
    slug: brand.slug,
    name: brandName(brand, language),
    ...(brand.layout && { layout: brand.layout }),
    ...(brand.texts && { texts: brand.texts }),
    ...(brand.title !== undefined && { title: brand.title }),
    mode,
    modes: brand.modes,
    ...(brand.themeColor && { themeColor: brand.themeColor }),
    copyright: brand.copyright.replace('{year}', String(year)),
    licence: inLanguage(brand.licence.text, language) ?? '',
    support: Object.fromEntries(ways) as Record<string, string>,
  };
}
