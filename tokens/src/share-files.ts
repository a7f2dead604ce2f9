import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file to be put into a folder. */
const DRAFT = '.draft-';

/** Creates a hard link where the file system supports it, because a thousand brands share their fonts. */
async function shareFile(source: string, folder: string, name: string): Promise<void> {
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  await link(source, draft).catch(() => copyFile(source, draft));
  await rename(draft, join(folder, name));
  // Renaming one hard link of a file to another does nothing and leaves both.
  await rm(draft, { force: true });
}

/**
 * Puts files into a folder, and removes all others. Safe for several processes with the same files at once, such as tests
 * and Storybook at their start: none of them finds a file missing that existed before.
 */
export async function shareFiles(
  folder: string,
  files: readonly { readonly name: string; readonly source: string }[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, source }) => shareFile(source, folder, name)));
  const known = new Set(files.map(({ name }) => name));
  const others = (await readdir(folder)).filter(
    (name) => !known.has(name) && !name.startsWith(DRAFT),
  );
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}
