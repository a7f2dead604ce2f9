import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContrastRow, checkBrand } from './check.ts';
import { emitBrand } from './emit.ts';
import { readFonts, withoutFaces } from './fonts.ts';
import {
  type Brand,
  brandsFolder,
  compactTokens,
  loadBrands,
  semanticNames,
  tokensFolder,
} from './load.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { Findings, TokenError } from './values.ts';
import { json, writeBrand } from './write-brand.ts';

export { loadBrand, loadBrands } from './load.ts';

/** Where `buildBrands` writes unless told otherwise; ignored by git. */
export const defaultOut = join(tokensFolder, 'dist', 'brands');

/** A brand's CSS may weigh this much after gzip, in bytes. */
export const CSS_LIMIT = 3_072;

/** What is told of a brand that should not ship, where it is built all the same. */
export type Complain = (slug: string, what: string) => void;

export interface BuildOptions {
  /** For the workbench: hears of what is wrong with a brand, which is built all the same. */
  readonly complain?: Complain | undefined;
  /** Leaves every font out: pages show the system fonts that are fitted to them. */
  readonly withoutFonts?: boolean | undefined;
}

/** What one brand became; `gzip` is the size of its CSS in bytes. */
export type BuiltBrand = { slug: string; folder: string; gzip: number; contrast: ContrastRow[] };

/**
 * Writes `<out>/<slug>/{brand.css,brand.json,logo.svg,mark.svg,fonts/,contrast.json}` for every
 * brand below `from`, and `<out>/contrast.json`, the tightest pairs of all of them.
 * Throws a TokenError, before anything is written, when a brand does not pass its check. With
 * `complain`, for the workbench, such a brand is told and built, one that cannot be read left out.
 */
export async function buildBrands(
  out = defaultOut,
  from = brandsFolder,
  { complain, withoutFonts = false }: BuildOptions = {},
): Promise<BuiltBrand[]> {
  const [brands, names, registry, compact] = await Promise.all([
    loadBrands(from, complain),
    semanticNames(),
    readFonts(),
    compactTokens(),
  ]);
  const fonts = withoutFonts ? withoutFaces(registry) : registry;
  const prepare = async (brand: Brand) => {
    const { problems, rows } = checkBrand(brand, fonts);
    const findings = new Findings();
    for (const { subject, message } of problems) {
      if (complain) complain(brand.slug, `${subject}: ${message}`);
      else findings.add(new TokenError(`${brand.slug}: ${subject}`, message));
    }
    findings.end();
    const css = await emitBrand(brand, names, fonts, compact);
    const gzip = gzipSync(css).length;
    if (gzip > CSS_LIMIT) {
      throw new TokenError(`${brand.slug}: brand.css`, `${gzip} bytes gzip, limit ${CSS_LIMIT}`);
    }
    return { brand, css, gzip, rows };
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
  return built;
}

/** For each brand and mode how many pairs there are, and the one with the least to spare. */
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
