import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContrastRow, checkBrand } from './check.ts';
import { emitBrand } from './emit.ts';
import { readFonts } from './fonts.ts';
import { inTurns } from './in-turns.ts';
import { brandsFolder, compactTokens, loadBrands, semanticNames, tokensFolder } from './load.ts';
import { TokenError } from './values.ts';
import { json, writeBrand } from './write-brand.ts';

export { loadBrand, loadBrands } from './load.ts';

/** Where `buildBrands` writes unless told otherwise; ignored by git. */
export const defaultOut = join(tokensFolder, 'dist', 'brands');

/** A brand's CSS may weigh this much after gzip, in bytes. */
export const CSS_LIMIT = 3_072;

/** What one brand became; `gzip` is the size of its CSS in bytes. */
export type BuiltBrand = { slug: string; folder: string; gzip: number; contrast: ContrastRow[] };

/**
 * Writes `<out>/<slug>/{brand.css,brand.json,logo.svg,mark.svg,fonts/,contrast.json}` for every
 * brand below `from`, and `<out>/contrast.json`, the tightest pairs of all of them.
 * Throws a TokenError, before anything is written, when a brand does not pass its check.
 */
export async function buildBrands(out = defaultOut, from = brandsFolder): Promise<BuiltBrand[]> {
  const [brands, names, fonts, compact] = await Promise.all([
    loadBrands(from),
    semanticNames(),
    readFonts(),
    compactTokens(),
  ]);
  const ready = await inTurns(brands, async (brand) => {
    const { problems, rows } = checkBrand(brand, fonts);
    const [problem] = problems;
    if (problem) throw new TokenError(`${brand.slug}: ${problem.subject}`, problem.message);
    const css = await emitBrand(brand, names, fonts, compact);
    const gzip = gzipSync(css).length;
    if (gzip > CSS_LIMIT) {
      throw new TokenError(`${brand.slug}: brand.css`, `${gzip} bytes gzip, limit ${CSS_LIMIT}`);
    }
    return { brand, css, gzip, rows };
  });
  const built = await inTurns(ready, async (each): Promise<BuiltBrand> => {
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
