import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { storybookOut } from '../build/build.ts';
import { hashOf } from '../build/inputs.ts';
import { root } from '../terminal.ts';
import type { Baseline } from './baseline.ts';
import type { Subject } from './plan.ts';

/** The bundler's chunks, from `.vite/manifest.json`. File names contain a content hash. */
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

/** Every file that a chunk needs, also lazily loaded ones. Entries load all stories, so they are not followed. */
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

/** The content of the initial chunks of the page, by name. */
async function textsOfPage(chunks: Chunks): Promise<ReadonlyMap<string, string>> {
  const names = new Set(Object.keys(chunks).filter((name) => chunks[name]?.isEntry));
  // Entries that are added during the iteration are visited too.
  for (const name of names) for (const next of chunks[name]?.imports ?? []) names.add(next);
  const read = [...names].map(async (name) => {
    const file = join(storybookOut, chunks[name]?.file ?? '');
    return [name, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(read));
}

const NAMED = /[\w.-]+\.(?:js|css)/g;

/**
 * For every script and style, the hash of its content without the names of other files: otherwise a change of one file would
 * change the names, and so the content, of all files that import it, up to the entry.
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
 * The chunks, with every stories file under its own path, and the chunk that loads them as an entry: the bundler names some
 * by their chunk only, and has the entry import the chunk that loads the stories. Pure.
 * @param texts the content of the page's initial chunks
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

/** The inputs of all pictures: this tool, the brands, the fonts, the page around the stories. */
const COMMON = [
  'scripts/visual',
  ...['brands', 'test-brands', 'bundled-fonts'].map((name) =>
    relative(root, join(storybookOut, name)),
  ),
];

/**
 * For each subject, the hash of all inputs of its pictures; `contents` has the hashes of scripts and styles, the names of other
 * files contain them. A subject that the bundler does not know has none and is always captured.
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

/** Subjects that were seen as approved, by their inputs and approved pictures. */
export class ApprovalCache {
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

  /** This machine's record for the built Storybook. */
  static async open(subjects: readonly Subject[]): Promise<ApprovalCache> {
    const path = join(root, '.cache/visual-seen.json');
    const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
    const named = chunksSchema.parse(await read(join(storybookOut, '.vite/manifest.json')));
    const chunks = withStories(named, await textsOfPage(named));
    const prints = fingerprintsOf(subjects, chunks, await hashOf(COMMON), await contentsOf(named));
    const known = z.record(z.string(), z.string()).safeParse(await read(path).catch(() => ({})));
    return new ApprovalCache(path, prints, known.data ?? {});
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

  /** Whether it was as approved with the same inputs. */
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
