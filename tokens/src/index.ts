import { buildBrands as build } from './build.ts';
import { checkBrand } from './check.ts';
import { readFonts } from './fonts.ts';
import { loadBrand } from './load.ts';
import { errorsOf, TokenError } from './values.ts';

export { type LinkKind, linkKind, safeLink, safeSource } from './safe-link.ts';

/** The result of one brand. */
export interface BuiltBrandFolder {
  readonly slug: string;
  /** Contains `brand.css`, `brand.json`, logos, `fonts/` and the contrast of every pair. */
  readonly folder: string;
  /** Size of its CSS after gzip, in bytes. */
  readonly gzip: number;
}

/**
 * Builds every brand below `brands` into `out`, as `baize-brand build` does. Rejects, before anything is written, with one
 * line for each problem if a brand does not pass its check.
 */
export async function buildBrands({
  brands,
  out,
  withoutFonts = false,
}: {
  brands: string;
  out: string;
  withoutFonts?: boolean;
}): Promise<BuiltBrandFolder[]> {
  const built = await build(out, brands, { withoutFonts });
  return built.map(({ slug, folder, gzip }) => ({ slug, folder, gzip }));
}

/** One line for each problem of the brand in `folder`; empty if it passes. */
export async function problemsOfBrand(folder: string): Promise<string[]> {
  try {
    const { problems } = checkBrand(await loadBrand(folder), await readFonts());
    return problems.map(({ subject, message }) => `${subject}: ${message}`);
  } catch (error) {
    if (error instanceof TokenError) return errorsOf(error).map(({ message }) => message);
    throw error;
  }
}
