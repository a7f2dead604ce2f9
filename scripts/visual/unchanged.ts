import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { storybookOut } from '../build/build.ts';
import { root } from '../terminal.ts';
import type { Baseline } from './baseline.ts';
import type { Subject } from './plan.ts';

/** What the bundler tells of each chunk, in `.vite/manifest.json`. Files carry a hash of what is in them. */
const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});
const chunksSchema = z.record(z.string(), chunkSchema);
export type Chunks = z.infer<typeof chunksSchema>;

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Every file that a chunk needs, also what it fetches later. An entry names the files of all stories: it
 * is not followed, and what is in it counts without those names.
 */
function filesOf(chunks: Chunks, from: string): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    const own = chunk.isEntry ? [] : [chunk.file];
    for (const file of [...own, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
    if (!chunk.isEntry) for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  visit(from);
  return [...files].sort();
}

/** Of every file below some folders: its name and what is in it. */
async function hashOfFolders(folders: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
    for (const name of names) parts.push(name, hashOf([(await readFile(name)).toString('base64')]));
  }
  return hashOf(parts);
}

/** The entries' own code, without the names of the files that it fetches. */
async function entryCode(chunks: Chunks): Promise<string[]> {
  const all = Object.values(chunks);
  const names = new Set(
    all.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => basename(file)),
  );
  const isName = /[\w.-]+\.(?:js|css)/g;
  const entries = all.filter(({ isEntry }) => isEntry);
  return Promise.all(
    entries.map(async ({ file }) =>
      (await readFile(join(storybookOut, file), 'utf8')).replace(isName, (text) =>
        names.has(text) ? '' : text,
      ),
    ),
  );
}

/** What all pictures depend on: this tool, the brands, the fonts, the page around the stories. */
const COMMON = ['brands', 'test-brands', 'bundled-fonts'];

/**
 * For each subject, the hash of all that its pictures come from. A subject that the bundler does not know
 * has none and is always looked at.
 */
export function fingerprintsOf(
  subjects: readonly Subject[],
  chunks: Chunks,
  common: string,
): ReadonlyMap<string, string> {
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  const around = entries.flatMap((name) => filesOf(chunks, name));
  const prints = subjects.flatMap(({ file, shots }) => {
    const files = filesOf(chunks, file);
    if (files.length === 0) return [];
    const keys = shots.map(({ key, plays }) => `${key} ${plays}`);
    return [[file, hashOf([common, ...around, ...files, ...keys])] as const];
  });
  return new Map(prints);
}

/** Which subjects were seen to be as approved, by what they come from and what is approved of them. */
export class Seen {
  private readonly path: string;
  private readonly prints: ReadonlyMap<string, string>;
  private readonly known: Record<string, string>;

  private constructor(
    path: string,
    prints: ReadonlyMap<string, string>,
    known: Record<string, string>,
  ) {
    this.path = path;
    this.prints = prints;
    this.known = known;
  }

  /** What this machine has seen of the Storybook that is built. */
  static async open(subjects: readonly Subject[]): Promise<Seen> {
    const path = join(root, '.cache/visual-seen.json');
    const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
    const chunks = chunksSchema.parse(await read(join(storybookOut, '.vite/manifest.json')));
    const tool = dirname(fileURLToPath(import.meta.url));
    const common = hashOf([
      await hashOfFolders([tool, ...COMMON.map((name) => join(storybookOut, name))]),
      ...(await entryCode(chunks)),
    ]);
    const known = z.record(z.string(), z.string()).safeParse(await read(path).catch(() => ({})));
    return new Seen(path, fingerprintsOf(subjects, chunks, common), known.data ?? {});
  }

  private now({ file, shots }: Subject, baseline: Baseline): string | undefined {
    const print = this.prints.get(file);
    if (!print) return undefined;
    return hashOf([print, baseline.browser, ...shots.map(({ key }) => baseline.hash(key) ?? '')]);
  }

  /** Whether it was as approved when its pictures came from the same files. */
  isUnchanged(subject: Subject, baseline: Baseline): boolean {
    const now = this.now(subject, baseline);
    return now !== undefined && this.known[subject.file] === now;
  }

  note(subject: Subject, baseline: Baseline): void {
    const now = this.now(subject, baseline);
    if (now) this.known[subject.file] = now;
  }

  save(): Promise<void> {
    return writeFile(this.path, `${JSON.stringify(this.known, undefined, 2)}\n`);
  }
}
