import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inParallel } from './in-parallel.ts';

/** Every pixel as it was, in the smallest form that there is: seconds for a whole page. */
const smallest = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();

/**
 * Writes the pictures of a folder again as small as they get, the largest first, so that it may be ended
 * at any time. A picture stays under its name: that is of what the browser delivered.
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
    // Ended half-way, the picture is one or the other.
    await writeFile(`${file}.part`, packed);
    await rename(`${file}.part`, file);
  });
  return total;
}
