import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { json } from './write-brand.ts';

/** The record of the brands that builds wrote into this folder, with the source of each. */
const RECORD = '.built.json';
const recordSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string());

/** Files that a build writes into a brand's folder, and their compressed copies. */
const WRITTEN =
  /^(?:(?:brand\.css|(?:brand|contrast|layout)\.json|(?:logo|logo\.dark|logo\.light|mark|social\.\w+|ground)\.svg|ground\.(?:webp|avif|png|jpg))(?:\.br|\.gz)?|fonts)$/;

/** A brand that a build removed because its source no longer exists. */
export interface RemovedBrand {
  readonly slug: string;
  readonly folder: string;
  /** Files that no build wrote, which are kept. */
  readonly kept: readonly string[];
}

/** The sources by brand; empty without a readable record of a build. */
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
 * Removes from `out` every brand that an earlier build of the same source wrote and that no longer has a source, because a
 * portal would still show it. Brands of other sources and files that no build wrote are kept. Nothing is removed if the
 * source has no brand at all, because the folder was probably named by mistake.
 * @param from the source folder
 * @param slugs the brands in it
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
