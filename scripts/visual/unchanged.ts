import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { storybookOut } from '../build/build.ts';
import { hashOf } from '../build/inputs.ts';
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

const hashOfTexts = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Every file that a chunk needs, also what it fetches later. An entry fetches all stories: it is not followed. */
function filesOf(chunks: Chunks, from: string): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
    if (!chunk.isEntry) for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  visit(from);
  return [...files].sort();
}

/** What is in each chunk that the page begins with, by the name of the chunk. */
async function textsOfPage(chunks: Chunks): Promise<ReadonlyMap<string, string>> {
  const names = new Set(Object.keys(chunks).filter((name) => chunks[name]?.isEntry));
  // What is added while it goes on is visited too.
  for (const name of names) for (const next of chunks[name]?.imports ?? []) names.add(next);
  const read = [...names].map(async (name) => {
    const file = join(storybookOut, chunks[name]?.file ?? '');
    return [name, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(read));
}

const NAMED = /[\w.-]+\.(?:js|css)/g;

/**
 * For every script and style, the hash of what is in it without the names of the others: a name changes
 * with what is in its file, and with it all that import it, down to the entry and whatever shares code
 * with that.
 */
async function contentsOf(chunks: Chunks): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]));
  const names = new Set([...files].map((file) => basename(file)));
  const hashed = [...files].map(async (file) => {
    const text = await readFile(join(storybookOut, file), 'utf8');
    return [
      file,
      hashOfTexts([text.replace(NAMED, (name) => (names.has(name) ? '' : name))]),
    ] as const;
  });
  return new Map(await Promise.all(hashed));
}

const STORIES = /"\.\/([^"]+\.stories\.tsx)":\(\)=>[^"]*?import\(`\.\/([^`]+)`\)/g;

/**
 * The chunks with every file of stories under its own path, and what fetches them as an entry: the bundler
 * names some by their chunk alone, and has the entry import the chunk that does its work. Pure.
 * @param texts what is in the chunks that the page begins with
 */
export function withStories(chunks: Chunks, texts: ReadonlyMap<string, string>): Chunks {
  const byFile = new Map(Object.values(chunks).map((chunk) => [basename(chunk.file), chunk]));
  const all: Chunks = { ...chunks };
  for (const [name, text] of texts) {
    for (const [, path = '', file = ''] of text.matchAll(STORIES)) {
      const [page, stories] = [chunks[name], byFile.get(file)];
      if (page) all[name] = { ...page, isEntry: true };
      if (stories) all[path] = stories;
    }
  }
  return all;
}

/** What all pictures depend on: this tool, the brands, the fonts, the page around the stories. */
const COMMON = [
  'scripts/visual',
  ...['brands', 'test-brands', 'bundled-fonts'].map((name) =>
    relative(root, join(storybookOut, name)),
  ),
];

/**
 * For each subject, the hash of all that its pictures come from; `contents` has that of each script and
 * style, anything else carries it in its name. A subject that the bundler does not know
 * has none and is always looked at.
 */
export function fingerprintsOf(
  subjects: readonly Subject[],
  chunks: Chunks,
  common: string,
  contents: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  const around = entries.flatMap((name) => filesOf(chunks, name));
  const prints = subjects.flatMap(({ file, shots }) => {
    const files = filesOf(chunks, file);
    if (files.length === 0) return [];
    const parts = [
      ...new Set([...around, ...files].map((each) => contents.get(each) ?? each)),
    ].sort();
    const keys = shots.map(({ key, plays }) => `${key} ${plays}`);
    return [[file, hashOfTexts([common, ...parts, ...keys])] as const];
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
    const named = chunksSchema.parse(await read(join(storybookOut, '.vite/manifest.json')));
    const chunks = withStories(named, await textsOfPage(named));
    const prints = fingerprintsOf(subjects, chunks, await hashOf(COMMON), await contentsOf(named));
    const known = z.record(z.string(), z.string()).safeParse(await read(path).catch(() => ({})));
    return new Seen(path, prints, known.data ?? {});
  }

  private now({ file, shots }: Subject, baseline: Baseline): string | undefined {
    const print = this.prints.get(file);
    if (!print) return undefined;
    return hashOfTexts([
      print,
      baseline.browser,
      ...shots.map(({ key }) => baseline.hash(key) ?? ''),
    ]);
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
