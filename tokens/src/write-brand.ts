import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContrastRow } from './check.ts';
import { brandFonts, type FontRegistry, fontFiles } from './fonts.ts';
import type { Brand } from './load.ts';

export const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The brand's pictures, each once: modes may share a logo. */
const pictures = ({ logos }: Brand) => [
  ...new Set(['logo.svg', ...Object.values(logos).map(({ file }) => file)]),
  'mark.svg',
];

/** A second name for the same file where the disk can do that: a thousand brands share their fonts. */
export async function shareFile(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}

/** Writes one brand's folder: its CSS, texts, pictures and fonts, and its contrast matrix. */
export async function writeBrand(
  { brand, css, rows }: { brand: Brand; css: string; rows: readonly ContrastRow[] },
  folder: string,
  fonts: FontRegistry,
): Promise<void> {
  await rm(join(folder, 'fonts'), { recursive: true, force: true });
  await mkdir(join(folder, 'fonts'), { recursive: true });
  const files = brandFonts(fonts, Object.values(brand.tokens)).flatMap(fontFiles);
  await Promise.all([
    writeFile(join(folder, 'brand.css'), css),
    writeFile(join(folder, 'contrast.json'), json(rows)),
    ...['brand.json', ...pictures(brand)].map(async (name) =>
      writeFile(join(folder, name), await readFile(join(brand.folder, name))),
    ),
    ...files.map(({ name, source }) => shareFile(source, join(folder, 'fonts', name))),
  ]);
  // Compressed copies of what was there before would be served in its place.
  const stale = (await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
