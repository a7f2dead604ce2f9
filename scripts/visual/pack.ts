import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inParallel } from './in-parallel.ts';

/** Encodes losslessly in the smallest form, which takes seconds for a whole page. */
const smallest = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();

/**
 * Re-encodes the pictures of a folder as small as possible, the largest first; it can be aborted at any time. A picture keeps
 * its name, which is the hash of the browser's bytes.
 * @returns bytes before and after
 */
export async function packPictures(folder: string): Promise<{ before: number; after: number }> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return { file, size: (await stat(file)).size };
    }),
  );
  files.sort((a, b) => b.size - a.size);
  const total = { before: 0, after: 0 };
  await inParallel(files, availableParallelism(), async ({ file, size }) => {
    const packed = await smallest(await readFile(file));
    total.before += size;
    total.after += Math.min(size, packed.length);
    if (packed.length >= size) return;
    // Atomic, so that an abort leaves the old or the new file.
    await writeFile(`${file}.part`, packed);
    await rename(`${file}.part`, file);
  });
  return total;
}
