import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fallbackFamilies } from './fallback-families.ts';
import type { ResolvedMap } from './resolve.ts';
import { rangeWithout } from './unicode-range.ts';
import { TokenError } from './values.ts';

/**
 * System fonts for the fallback faces while a font loads, best first: those with the metrics of Arial and Times New Roman,
 * which most machines have, then those of a minimal Linux.
 */
export const FALLBACK_FONTS = {
  serif: ['Liberation Serif', 'DejaVu Serif'],
  'sans-serif': ['Liberation Sans', 'DejaVu Sans'],
} as const;

const SAME_METRICS: Record<string, string[]> = {
  'Liberation Serif': ['Times New Roman'],
  'Liberation Sans': ['Arial'],
};

const fallbackSchema = z.strictObject({
  /** The system font that the face uses. */
  on: z.string(),
  weight: z.number(),
  /** The next three are percentages for CSS. */
  sizeAdjust: z.number(),
  ascentOverride: z.number(),
  descentOverride: z.number(),
});

const fontSchema = z.strictObject({
  family: z.string(),
  package: z.string(),
  file: z.string(),
  /** `font-weight` of each file: a range for a variable font, otherwise one entry for each file. */
  weights: z.array(z.string().regex(/^\d+( \d+)?$/)).min(1),
  generic: z.enum(['serif', 'sans-serif']),
  /** Weights at which the fallback is fitted, light ones first. */
  measure: z.array(z.number()).min(1),
  fallback: z.array(fallbackSchema),
  /** The characters of BUNDLED_SUBSETS.currency that it has, as `unicode-range`; a system font draws the others. */
  currency: z.string().optional(),
});

/** A file of a brand's own font: its name in the brand's `fonts/` in the output. */
interface OwnFile {
  readonly name: string;
  readonly source: string;
  readonly weight: string;
  /** The peso sign, which the portal needs for amounts in pesos; a system font draws it if it is missing. */
  readonly hasPeso: boolean;
}

/** A font family that brands may use, with the metrics of its fallback. */
export type FontEntry = z.infer<typeof fontSchema> & {
  /** For a brand's own font: its files, each with all of its letters. */
  readonly own?: readonly OwnFile[];
};
export type FontRegistry = Record<string, FontEntry>;

/** The subsets of a font's package that ship: together they have all letters of Latin. */
export const PACKAGE_SUBSETS = ['latin', 'latin-ext'] as const;

/**
 * Additional subsets (subset-fonts.ts) that suffice for nearly every page: the letters and signs of English and Filipino, and
 * the signs of won, dong, peso and rupee, for which a page would otherwise load all of extended Latin. `range` in CSS
 * syntax.
 */
export const BUNDLED_SUBSETS = {
  currency: { from: 'latin-ext', range: 'U+20A9,U+20AB,U+20B1,U+20B9' },
  plain: {
    from: 'latin',
    range:
      'U+20-7E,U+A0,U+A5,U+A9,U+AE,U+B7,U+D1,U+D7,U+E9,U+F1,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
  },
} as const satisfies Record<string, { from: (typeof PACKAGE_SUBSETS)[number]; range: string }>;

type Cut = keyof typeof BUNDLED_SUBSETS;
export type Subset = (typeof PACKAGE_SUBSETS)[number] | Cut;

const isBundled = (subset: Subset): subset is Cut => subset in BUNDLED_SUBSETS;

/** Of faces with the same character a browser uses the last one. */
const SUBSETS: readonly Subset[] = ['latin-ext', 'latin', 'currency', 'plain'];

const subsetsOf = ({ currency }: FontEntry): readonly Subset[] =>
  currency ? SUBSETS : SUBSETS.filter((subset) => subset !== 'currency');

export const registryPath = fileURLToPath(new URL('../fonts.json', import.meta.url));
export const subsetsFolder = fileURLToPath(new URL('../fonts', import.meta.url));
const require = createRequire(import.meta.url);

/** Reads and parses `fonts.json`. */
export async function readFonts(): Promise<FontRegistry> {
  return z.record(z.string(), fontSchema).parse(JSON.parse(await readFile(registryPath, 'utf8')));
}

/** Returns the registry's entry. Throws a TokenError with the list of entries for an unknown one. */
export function fontOf(registry: FontRegistry, key: string, from: string): FontEntry {
  const font = registry[key];
  if (font) return font;
  throw new TokenError(from, `"${key}" is not in fonts.json (${Object.keys(registry).join(', ')})`);
}

/** Returns the registry's entry of a family. Throws a TokenError with the list of families for an unknown one. */
function fontNamed(registry: FontRegistry, family: string, from: string): FontEntry {
  const fonts = Object.values(registry);
  const font = fonts.find((each) => each.family === family);
  if (font) return font;
  const known = fonts.map((each) => each.family).join(', ');
  throw new TokenError(from, `"${family}" is not a bundled font (${known})`);
}

/** The fonts that a brand may use: those that come with Baize and its own, if their files exist. */
export const fontsOf = (bundled: FontRegistry, own: FontRegistry): FontRegistry => {
  const hasFaces = Object.values(bundled).some(({ weights }) => weights.length > 0);
  return { ...bundled, ...(hasFaces ? own : withoutFaces(own)) };
};

/** The tokens whose first family is loaded with the brand. */
export const FONT_TOKENS = ['brand.font.display', 'brand.font.body'] as const;

/** The distinct fonts that a brand needs in any of its modes. Throws as `fontNamed` does. */
export function brandFonts(
  bundled: FontRegistry,
  brand: { readonly fonts: FontRegistry; readonly tokens: Readonly<Record<string, ResolvedMap>> },
): FontEntry[] {
  const registry = fontsOf(bundled, brand.fonts);
  const fonts = Object.values(brand.tokens).flatMap((tokens) =>
    FONT_TOKENS.flatMap((name) => {
      const token = tokens.get(name);
      return token?.type === 'fontFamily' ? [fontNamed(registry, token.value[0] ?? '', name)] : [];
    }),
  );
  return [...new Set(fonts)];
}

/** The same families without their files, so that only their fallbacks are left. */
export const withoutFaces = (registry: FontRegistry): FontRegistry =>
  Object.fromEntries(
    Object.entries(registry).map(([key, font]) => [key, { ...font, weights: [], own: [] }]),
  );

/** Fonts are packages, which a project installs for the brands that it has. */
function packageFolder(font: FontEntry): string {
  try {
    return dirname(require.resolve(`${font.package}/package.json`));
  } catch (cause) {
    const what = `is not installed: npm install ${font.package} (or build --without-fonts)`;
    throw Object.assign(new TokenError(`font ${font.family}`, what), { cause });
  }
}

const fileName = (font: FontEntry, subset: Subset, weight: number | string) =>
  font.file.replace('{subset}', subset).replace('{weight}', String(weight));

/** Path of a face's woff2 file on this machine. */
export function fontFile(font: FontEntry, subset: Subset, weight: number | string): string {
  const folder = isBundled(subset) ? subsetsFolder : join(packageFolder(font), 'files');
  return join(folder, fileName(font, subset, weight));
}

/** All files of a family: the name in a brand's `fonts/` and the source to copy. */
export function fontFiles(font: FontEntry): { name: string; source: string }[] {
  if (font.own) return font.own.map(({ name, source }) => ({ name, source }));
  return subsetsOf(font).flatMap((subset) =>
    font.weights.map((weight) => ({
      name: fileName(font, subset, weight),
      source: fontFile(font, subset, weight),
    })),
  );
}

const unicodeRanges = async (font: FontEntry) =>
  z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(join(packageFolder(font), 'unicode.json'), 'utf8')));

const ownFaces = (font: FontEntry, own: readonly OwnFile[]) =>
  own.map(
    ({ name, weight }) =>
      `@font-face{font-family:"${font.family}";font-display:swap;font-weight:${weight};` +
      `src:url(fonts/${name})format("woff2")}`,
  );

/** `unicode-range` of each file. Signs that the font lacks are left out, so that no file is loaded for them. */
async function rangesOf(font: FontEntry): Promise<Record<Subset, string>> {
  const { latin = '', 'latin-ext': extended = '' } = await unicodeRanges(font);
  return {
    latin,
    'latin-ext': rangeWithout(extended, BUNDLED_SUBSETS.currency.range),
    currency: font.currency ?? '',
    plain: BUNDLED_SUBSETS.plain.range,
  };
}

async function bundledFaces(font: FontEntry): Promise<string[]> {
  if (font.weights.length === 0) return [];
  const ranges = await rangesOf(font);
  return subsetsOf(font).flatMap((subset) =>
    font.weights.map(
      (weight) =>
        `@font-face{font-family:"${font.family}";font-display:swap;font-weight:${weight};` +
        `src:url(fonts/${fileName(font, subset, weight)})format("woff2");` +
        `unicode-range:${ranges[subset]}}`,
    ),
  );
}

/** The family's @font-face rules: its files, and the metric-adjusted fallback on system fonts. */
export async function fontFaces(font: FontEntry): Promise<string> {
  const faces = font.own ? ownFaces(font, font.own) : await bundledFaces(font);
  const standIns = FALLBACK_FONTS[font.generic].flatMap((on, rank) => {
    const fits = font.fallback.filter((fit) => fit.on === on);
    return fits.map((fit, index) => standIn(font, fit, rank, [index === 0, fit === fits.at(-1)]));
  });
  return [...faces, ...standIns].join('\n');
}

function standIn(
  font: FontEntry,
  fit: FontEntry['fallback'][number],
  rank: number,
  [isFirst, isLast]: [boolean, boolean],
): string {
  const bold = fit.weight >= 550;
  const sources = [...(SAME_METRICS[fit.on] ?? []), fit.on]
    .map((name) => `local("${name}${bold ? ' Bold' : ''}")`)
    .join(',');
  return (
    `@font-face{font-family:"${fallbackFamilies(font.family)[rank]}";` +
    `font-weight:${isFirst ? 1 : 550} ${isLast ? 1000 : 549};src:${sources};` +
    `size-adjust:${fit.sizeAdjust}%;ascent-override:${fit.ascentOverride}%;` +
    `descent-override:${fit.descentOverride}%;line-gap-override:0%}`
  );
}
