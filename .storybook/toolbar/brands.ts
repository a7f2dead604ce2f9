interface BrandFile {
  readonly slug: string;
  readonly name: { readonly en: string };
  readonly modes: readonly string[];
}

const files = import.meta.glob<BrandFile>('../../tokens/brands/*/brand.json', {
  eager: true,
  import: 'default',
});

/** The brands that lie in `tokens/brands`: a new one is in the toolbar without a line of code. */
export const BRANDS = Object.values(files)
  .map(({ slug, name, modes }) => ({ slug, name: name.en, modes }))
  // In the order of slugs, as everywhere; that of the files has `aurora-two/` before `aurora/`.
  .sort((a, b) => (a.slug < b.slug ? -1 : 1));

/** The mode to show: the wanted one where the brand has it, else none, which is its own. */
export function modeOf(slug: string, wanted: string): string | undefined {
  if (wanted === 'own') return undefined;
  const brand = BRANDS.find((each) => each.slug === slug);
  return !brand || brand.modes.includes(wanted) ? wanted : undefined;
}
