import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContrastRow, checkBrand, merchantProblems, type Problem } from './check.ts';
import { CSS_LIMIT, WITH_LAYOUT_LIMIT } from './css-limit.ts';
import { emitBrand } from './emit.ts';
import { type FontRegistry, readFonts, withoutFaces } from './fonts.ts';
import { portalLayout } from './layout.ts';
import {
  type Brand,
  brandSlugs,
  brandsByMerchant,
  brandsFolder,
  densityTokens,
  loadBrands,
  semanticNames,
  tokensFolder,
} from './load.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { type RemovedBrand, removeGoneBrands } from './remove-brands.ts';
import { socialPicture } from './social-picture.ts';
import { Findings, TokenError } from './values.ts';
import { json, writeBrand } from './write-brand.ts';

export { loadBrand, loadBrands } from './load.ts';

/** Default output folder of `buildBrands`; ignored by git. */
export const defaultOut = join(tokensFolder, 'dist', 'brands');

function sizeProblems(gzip: number, { layout }: Brand): Problem[] {
  if (gzip > CSS_LIMIT) {
    const message = `${gzip} bytes gzip, limit ${CSS_LIMIT}; take layers out of its shadows`;
    return [{ subject: 'brand.css', message }];
  }
  const both = gzip + gzipSync(JSON.stringify(portalLayout(layout))).length;
  if (both <= WITH_LAYOUT_LIMIT) return [];
  const message = `${both} bytes gzip with brand.css, limit ${WITH_LAYOUT_LIMIT}; it has too many texts`;
  return [{ subject: 'layout.json', message }];
}

/**
 * Returns all errors that prevent a brand from being built, as `buildBrands` would report them. Its CSS is measured with the
 * installed fonts.
 */
export async function brandProblems(
  brand: Brand,
  fonts: FontRegistry,
  byMerchant: ReadonlyMap<string, readonly string[]>,
): Promise<Problem[]> {
  const problems = [...checkBrand(brand, fonts).problems, ...merchantProblems(brand, byMerchant)];
  if (problems.length > 0) return problems;
  const [names, densities] = await Promise.all([semanticNames(), densityTokens()]);
  const emitted = (registry: FontRegistry) => emitBrand(brand, names, registry, densities);
  const css = await emitted(fonts).catch((error: unknown) => {
    // A missing font is reported by the build, which can run without it.
    if (error instanceof TokenError) return emitted(withoutFaces(fonts));
    throw error;
  });
  return sizeProblems(gzipSync(css).length, brand);
}

/** Options of a build that reports problems of a brand and builds it nevertheless. */
export type Complain = (slug: string, what: string) => void;

export interface BuildOptions {
  /** For the workbench: called with the problems of a brand, which is built nevertheless. */
  readonly complain?: Complain | undefined;
  /** Leaves out all fonts: pages show the system fonts that are fitted to them. */
  readonly withoutFonts?: boolean | undefined;
  /** Called with each brand that is removed from `out` because its source no longer exists. */
  readonly onRemove?: ((removed: RemovedBrand) => void) | undefined;
}

/** The result of one brand; `gzip` is the size of its CSS in bytes. */
export type BuiltBrand = { slug: string; folder: string; gzip: number; contrast: ContrastRow[] };

/**
 * Writes `<out>/<slug>/{brand.css,brand.json,logo.svg,mark.svg,social.<language>.svg,fonts/,contrast.json}` for every
 * brand below `from`, and `<out>/contrast.json`, the lowest contrasts of all of them. Removes the brands that it wrote
 * there before and that no longer exist in `from`.
 * @throws {TokenError} before anything is written, when a brand does not pass its check. With `complain`, for the
 *   workbench, such a brand is reported and built, and one that cannot be read is left out.
 */
export async function buildBrands(
  out = defaultOut,
  from = brandsFolder,
  { complain, withoutFonts = false, onRemove }: BuildOptions = {},
): Promise<BuiltBrand[]> {
  const [brands, byMerchant, names, registry, densities] = await Promise.all([
    loadBrands(from, complain),
    brandsByMerchant(from),
    semanticNames(),
    readFonts(),
    densityTokens(),
  ]);
  const fonts = withoutFonts ? withoutFaces(registry) : registry;
  const prepare = async (brand: Brand) => {
    const { problems, rows } = checkBrand(brand, fonts);
    const findings = new Findings();
    for (const { subject, message } of [...problems, ...merchantProblems(brand, byMerchant)]) {
      if (complain) complain(brand.slug, `${subject}: ${message}`);
      else findings.add(new TokenError(`${brand.slug}: ${subject}`, message));
    }
    findings.end();
    const css = await emitBrand(brand, names, fonts, densities);
    const gzip = gzipSync(css).length;
    const [tooLarge] = sizeProblems(gzip, brand);
    if (tooLarge) throw new TokenError(`${brand.slug}: ${tooLarge.subject}`, tooLarge.message);
    const [en, fil] = await Promise.all([
      socialPicture(brand, 'en', fonts),
      socialPicture(brand, 'fil', fonts),
    ]);
    return { brand, css, gzip, rows, social: { en, fil } };
  };
  const prepared = await mapWithLimit(brands, (brand) =>
    prepare(brand).then(
      (ready) => ({ ready }),
      (error: unknown) => ({ slug: brand.slug, error }),
    ),
  );
  const findings = new Findings();
  const ready = prepared.flatMap((each) => {
    if ('ready' in each) return [each.ready];
    if (complain && each.error instanceof TokenError) complain(each.slug, each.error.message);
    else findings.add(each.error);
    return [];
  });
  findings.end();
  const built = await mapWithLimit(ready, async (each): Promise<BuiltBrand> => {
    const { slug } = each.brand;
    const folder = join(out, slug);
    await writeBrand(each, folder, fonts);
    return { slug, folder, gzip: each.gzip, contrast: each.rows };
  });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'contrast.json'), json(tightest(built)));
  const removed = await removeGoneBrands(out, from, await brandSlugs(from));
  for (const each of removed) onRemove?.(each);
  return built;
}

/** For each brand and mode the number of pairs, and the pair with the smallest margin. */
const tightest = (built: readonly BuiltBrand[]) =>
  Object.fromEntries(
    built.map(({ slug, contrast }) => [
      slug,
      Object.fromEntries(
        [...new Set(contrast.map(({ mode }) => mode))].map((mode) => {
          const rows = contrast.filter((row) => row.mode === mode);
          const spare = (row: ContrastRow) => row.ratio - row.needed;
          return [
            mode,
            { pairs: rows.length, least: rows.toSorted((a, b) => spare(a) - spare(b))[0] },
          ];
        }),
      ),
    ]),
  );
