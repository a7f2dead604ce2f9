import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContrastRow, checkBrand } from './check.ts';
import { emitBrand } from './emit.ts';
import { fontFiles, fontOf, readFonts } from './fonts.ts';
import { brandsFolder, loadBrands, semanticNames, tokensFolder } from './load.ts';
import { TokenError } from './values.ts';

export { loadBrand, loadBrands } from './load.ts';

/** Where `buildBrands` writes unless told otherwise; ignored by git. */
export const defaultOut = join(tokensFolder, 'dist', 'brands');

/** A brand's CSS may weigh this much after gzip, in bytes. */
export const CSS_LIMIT = 3_072;

/** What one brand became; `gzip` is the size of its CSS in bytes. */
export type BuiltBrand = { slug: string; folder: string; gzip: number; contrast: ContrastRow[] };

/**
 * Writes `<out>/<slug>/{brand.css,brand.json,logo.svg,mark.svg,fonts/,contrast.json}` for every
 * brand below `from`, and `<out>/contrast.json` over all of them.
 * Throws a TokenError, before anything is written, when a brand does not pass its check.
 */
export async function buildBrands(out = defaultOut, from = brandsFolder): Promise<BuiltBrand[]> {
  const [brands, names, fonts] = await Promise.all([
    loadBrands(from),
    semanticNames(),
    readFonts(),
  ]);
  const ready = await Promise.all(
    brands.map(async (brand) => {
      const { problems, rows } = checkBrand(brand, fonts);
      const [problem] = problems;
      if (problem) throw new TokenError(`${brand.slug}: ${problem.subject}`, problem.message);
      const css = await emitBrand(brand, names, fonts);
      const gzip = gzipSync(css).length;
      if (gzip > CSS_LIMIT) {
        throw new TokenError(`${brand.slug}: brand.css`, `${gzip} bytes gzip, limit ${CSS_LIMIT}`);
      }
      return { brand, css, gzip, rows };
    }),
  );
  const built = await Promise.all(
    ready.map(async ({ brand, css, gzip, rows }) => {
      const folder = join(out, brand.slug);
      await rm(join(folder, 'fonts'), { recursive: true, force: true });
      await mkdir(join(folder, 'fonts'), { recursive: true });
      const faces = new Set([brand.info.fonts.display, brand.info.fonts.body]);
      const files = [...faces].flatMap((key) => fontFiles(fontOf(fonts, key, 'brand.json fonts')));
      await Promise.all([
        writeFile(join(folder, 'brand.css'), css),
        writeFile(join(folder, 'contrast.json'), json(rows)),
        ...['brand.json', 'logo.svg', 'mark.svg'].map(async (name) =>
          writeFile(join(folder, name), await readFile(join(brand.folder, name))),
        ),
        ...files.map(({ name, source }) => cp(source, join(folder, 'fonts', name))),
      ]);
      return { slug: brand.slug, folder, gzip, contrast: rows };
    }),
  );
  const matrix = Object.fromEntries(built.map(({ slug, contrast }) => [slug, contrast]));
  await writeFile(join(out, 'contrast.json'), json(matrix));
  return built;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
