/** What one picture of a story is dressed in: the toolbar's globals of the same names. */
export interface Look {
  readonly brand: string;
  readonly mode: string;
  readonly language: string;
}

/** What `brand.json` tells of a brand's modes; the first one is its default. */
export interface BrandModes {
  readonly slug: string;
  readonly modes: readonly string[];
}

/** The brand in which what has nothing of a brand is pictured. */
const PLAIN_BRAND = 'meridian';
const LANGUAGE = 'EN';

/** A story with this tag is pictured in every brand and mode, every other one once. */
export const COMPOSITE = 'composite';

export const lookName = ({ brand, mode, language }: Look): string =>
  [brand, mode, ...(language === LANGUAGE ? [] : [language.toLowerCase()])].join('-');

/**
 * The looks of a story, by its tags: the same for the local pictures and for Chromatic's modes.
 * Composites of the portal are also pictured in Filipino; the kit has no words of its own.
 */
export function looksOf(
  brands: readonly BrandModes[],
  { tags, title }: { readonly tags: readonly string[]; readonly title: string },
): readonly Look[] {
  const all = brands.flatMap(({ slug, modes }) =>
    modes.map((mode) => ({ brand: slug, mode, language: LANGUAGE })),
  );
  const plain = all.find(({ brand }) => brand === PLAIN_BRAND);
  if (!plain) throw new Error(`There is no brand ${PLAIN_BRAND} to picture stories in.`);
  if (!tags.includes(COMPOSITE)) return [plain];
  return title.startsWith('Portal/') ? [...all, { ...plain, language: 'TY' }] : all;
}
