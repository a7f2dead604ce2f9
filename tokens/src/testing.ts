import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { type Brand, brandsFolder, loadBrand, tokensFolder } from './load.ts';

/** The brands that come with Baize; adding one does not require a change of this list. */
export const SHIPPED = ['cedar', 'lantern', 'meridian', 'volt'] as const;

/** The brand for tests, with garish values in both modes. */
export const garishFolder = join(tokensFolder, 'fixtures', 'garish');

export const shippedBrands = (): Promise<Brand[]> =>
  Promise.all(SHIPPED.map((slug) => loadBrand(join(brandsFolder, slug))));

/** Copies a brand to a temporary folder, which is deleted when the scope ends. */
export async function brandCopy(
  source = join(brandsFolder, 'meridian'),
): Promise<AsyncDisposable & { parent: string; folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'baize-brand-'));
  const folder = join(parent, basename(source));
  await cp(source, folder, { recursive: true });
  await edit(folder, 'brand.resolver.json', (text) =>
    text.replaceAll('../../', `${relative(folder, tokensFolder)}/`),
  );
  return {
    parent,
    folder,
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
  };
}

/** Rewrites one file of a brand. Throws if the rewrite changes nothing. */
export async function edit(
  folder: string,
  name: string,
  change: (text: string) => string,
): Promise<void> {
  const before = await readFile(join(folder, name), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${name} is unchanged`);
  await writeFile(join(folder, name), after);
}
