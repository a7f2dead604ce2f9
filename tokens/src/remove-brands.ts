import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { json } from './write-brand.ts';

/** Records which brands a build wrote into its folder, and of which source each came. */
const RECORD = '.built.json';
const recordSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string());

/** What a build writes into a brand's folder, and the compressed copies that are made of it. */
const WRITTEN =
  /^(?:(?:brand\.css|(?:brand|contrast|layout)\.json|(?:logo|logo\.dark|logo\.light|mark|social\.\w+|ground)\.svg|ground\.(?:webp|avif|png|jpg))(?:\.br|\.gz)?|fonts)$/;

/** A brand that a build took away because its source is gone. */
export interface RemovedBrand {
  readonly slug: string;
  readonly folder: string;
  /** Files that no build wrote, which stay. */
  readonly kept: readonly string[];
}

/** The sources by brand; none where no build has left a record that can be read. */
async function readRecord(out: string): Promise<Readonly<Record<string, string>>> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(join(out, RECORD), 'utf8')));
  } catch {
    return {};
  }
}

async function removeBrand(out: string, slug: string): Promise<RemovedBrand | undefined> {
  const folder = join(out, slug);
  const files = await readdir(folder).catch(() => undefined);
  if (!files) return undefined;
  const kept = files.filter((file) => !WRITTEN.test(file)).sort();
  for (const file of files.filter((each) => WRITTEN.test(each))) {
    await rm(join(folder, file), { recursive: true, force: true });
  }
  if (kept.length === 0) await rm(folder, { recursive: true, force: true });
  return { slug, folder, kept };
}

/**
 * Removes from `out` every brand that an earlier build of the same source wrote and that has no source
 * any more: a portal would still show it. Brands of other sources and files that no build wrote stay, and
 * so does everything where the source has no brand at all, as a folder that was named by mistake.
 * @param from the folder that the brands were built of
 * @param slugs the brands that lie there
 */
export async function removeGoneBrands(
  out: string,
  from: string,
  slugs: readonly string[],
): Promise<RemovedBrand[]> {
  if (slugs.length === 0) return [];
  const source = relative(out, from);
  const before = await readRecord(out);
  const gone = Object.keys(before).filter(
    (slug) => before[slug] === source && !slugs.includes(slug),
  );
  const removed: RemovedBrand[] = [];
  for (const slug of gone.sort()) {
    const each = await removeBrand(out, slug);
    if (each) removed.push(each);
  }
  const others = Object.entries(before).filter(([slug]) => !gone.includes(slug));
  const now = Object.fromEntries([...others, ...slugs.map((slug) => [slug, source])]);
  await writeFile(join(out, RECORD), json(now));
  return removed;
}
