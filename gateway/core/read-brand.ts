import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MINIMUM_AGE } from '../contract/age.ts';
import { type Boot, type BrandLayout, brandLayout } from '../contract/boot.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { sourceHash } from './source-hash.ts';

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

/** The part of `layout.json` that the portal needs; its styles are in `brand.css`. */
const textsFile = z.optional(z.record(z.string(), z.record(z.string(), z.string())));
const layoutFile = z.extend(brandLayout, { texts: textsFile });

export interface Brand extends z.infer<typeof brandFile> {
  /** Its layout of the portal; undefined for the default. */
  readonly layout?: BrandLayout;
  /** Messages that it words differently, parsed for the boot data; undefined without any. */
  readonly texts?: Boot['brand']['texts'];
  /** Languages (`en`) for which it has a picture for links. */
  readonly socialPictures: readonly string[];
  /** brand.css with absolute URLs, for inlining into a page. */
  readonly css: string;
  /** CSP hash of `css`. */
  readonly cssHash: string;
  /** Paths of the fonts that the first paint of a page needs. */
  readonly fonts: readonly string[];
  /** Colours for generated art; undefined if the CSS does not define them. */
  readonly palette?: BrandPalette;
}

/** Colours of a brand's default mode, as `#rrggbb`. */
export interface BrandPalette {
  readonly ground: string;
  /** Background of the header, behind the logo. */
  readonly surface: string;
  readonly primary: string;
  /** Text on the primary colour. */
  readonly onPrimary: string;
  readonly accent: string;
  /** Dark colour behind text over a picture. */
  readonly ink: string;
}

/** Returns the font files that suffice for nearly every page in both languages, and the brand's own fonts. */
const commonFonts = (css: string) =>
  [...css.matchAll(/url\(("?)([^")]+(?:plain-wght-normal|\/own-[\w.-]+)\.woff2)\1\)/g)].flatMap(
    (match) => match[2] ?? [],
  );

/** Returns the first value of a custom property in the CSS as `#rrggbb`, without its opacity. */
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

/** Parses a message such as `{brand}, welcome` to the format of react-intl, because the portal has no parser. */
const parsedMessage = (text: string) =>
  text
    .split(/\{(\w+)\}/)
    .map((value, at) => ({ type: at % 2 === 0 ? (0 as const) : (1 as const), value }))
    .filter(({ value }) => value !== '');

/** Parses a brand's messages by language of the portal. */
function parsedTexts(texts: NonNullable<z.infer<typeof textsFile>>) {
  const rows = LANGUAGES.flatMap(({ code, catalogue }) => {
    const own = Object.entries(texts[catalogue] ?? {});
    const parsed = own.map(([id, text]) => [id, parsedMessage(text)] as const);
    return parsed.length > 0 ? [[code, Object.fromEntries(parsed)] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Reads the part of a brand's `layout.json` that the portal needs. */
async function readLayout(file: string): Promise<Pick<Brand, 'layout' | 'texts'>> {
  const { texts, ...layout } = z.parse(layoutFile, JSON.parse(await readFile(file, 'utf8')));
  return {
    ...(Object.keys(layout).length > 0 && { layout }),
    ...(texts && { texts: parsedTexts(texts) }),
  };
}

/**
 * Reads a brand from its folder.
 * @param folder the folder of all brands
 * @throws when a file is missing or does not match its schema
 */
export async function readBrand(folder: string, slug: string): Promise<Brand> {
  const [json, css, files] = await Promise.all([
    readFile(join(folder, slug, 'brand.json'), 'utf8'),
    readFile(join(folder, slug, 'brand.css'), 'utf8'),
    readdir(join(folder, slug)),
  ]);
  const socialPictures = files.flatMap((file) => /^social\.(\w+)\.svg$/.exec(file)?.[1] ?? []);
  const base = `/brands/${slug}/`;
  const absolute = css.replace(/url\((["']?)(?!\/|data:|https?:|#)/g, `url($1${base}`);
  // A closing tag would end the page's style element. Browsers normalize line endings before they hash.
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
