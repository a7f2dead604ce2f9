import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Formats a size for output and budgets: kB of 1,000 bytes, one decimal. */
export const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

/** Bytes of a content after gzip at the highest level. */
export const gzipOf = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** A visitor loads one brand, so the largest of those built in a folder is measured. */
export async function heaviestBrand(folder: string): Promise<{ file: string; bytes: number }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const all = await Promise.all(
    slugs.map(async (slug) => ({
      file: `brands/${slug}/brand.css`,
      bytes: gzipOf(await readFile(join(folder, slug, 'brand.css'))),
    })),
  );
  const [heaviest] = all.sort((a, b) => b.bytes - a.bytes);
  if (!heaviest) throw new Error(`There is no brand in ${folder}.`);
  return heaviest;
}
