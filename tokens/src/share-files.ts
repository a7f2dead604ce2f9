import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file on its way into a folder. */
const DRAFT = '.draft-';

/** A second name for the same file where the disk can do that: a thousand brands share their fonts. */
async function shareFile(source: string, folder: string, name: string): Promise<void> {
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  await link(source, draft).catch(() => copyFile(source, draft));
  await rename(draft, join(folder, name));
  // Two names of one file: to rename one to the other leaves both.
  await rm(draft, { force: true });
}

/**
 * Puts these files into a folder, and takes away what else is there. Several processes may do so with
 * the same files at once, as tests and Storybook do when they start: none finds a file missing that was
 * there before.
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
