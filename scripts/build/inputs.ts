import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../terminal.ts';

const OUTPUT_OR_PACKAGES = new Set(['dist', 'dist-server', 'node_modules', '.cache']);
/** Source files that are not part of a build; stories are part of Storybook's. */
const NOT_BUILT = /\.(test|spec|stories)\.tsx?$|\.md$/;
const NOT_IN_STORYBOOK = /\.(test|spec)\.tsx?$|\.md$/;

/** Every file below `path` (or `path` itself) that a build may read, sorted. */
export async function filesBelow(path: string, withStories = false): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  const unread = withStories ? NOT_IN_STORYBOOK : NOT_BUILT;
  if (info.isFile()) return unread.test(path) ? [] : [path];
  const entries = await readdir(path, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !OUTPUT_OR_PACKAGES.has(name))
      .map(({ name }) => filesBelow(join(path, name), withStories)),
  );
  return found.flat().sort();
}

/** Hashes names and contents of all files below `paths`, which are relative to `base`. */
export async function hashOf(
  paths: readonly string[],
  base: string = root,
  withStories = false,
): Promise<string> {
  const below = paths.map((path) => filesBelow(join(base, path), withStories));
  const files = (await Promise.all(below)).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash
      .update(`${relative(base, file)}\0${contents[index]?.length}\0`)
      .update(contents[index] ?? '');
  }
  return hash.digest('hex');
}
