import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, ScriptError } from '../terminal.ts';
import { packed } from './compare.ts';

const manifestSchema = z.object({
  /** The browser that drew the pictures: another one draws differently. */
  browser: z.string(),
  /** For each picture, the hash of what the browser delivered. */
  pictures: z.record(z.string(), z.string()),
});
type Manifest = z.infer<typeof manifestSchema>;

const baselineFolder = join(root, 'tests/visual/baseline');

/** In small letters and digits: it is a file's name, also where those differ by no case. */
export const hashOfPicture = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Pictures that are not in the repository; whoever takes or approves them has them here. */
const localFolder = join(root, '.cache/visual-pictures');

/**
 * Whether a picture is kept in the repository: all of the kit, and screens as they are in each brand and
 * mode. Of a screen in another width, language, direction or state the hash alone is: it tells that
 * something changed, and the pictures that are kept mostly tell what.
 */
export const isKept = (key: string): boolean =>
  !key.startsWith('portal/') || /\.[\w-]+-(?:dark|light)$/.test(key);

/** The pictures as they were approved, and which browser drew them. */
export class Baseline {
  readonly folder: string;
  private readonly local: string;
  private readonly manifest: Manifest;

  private constructor(folder: string, local: string, manifest: Manifest) {
    this.folder = folder;
    this.local = local;
    this.manifest = manifest;
  }

  /** Opens the committed one; an empty one where there is none. */
  static async open(
    folder: string = baselineFolder,
    local: string = localFolder,
  ): Promise<Baseline> {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
    const manifest = text ? manifestSchema.parse(JSON.parse(text)) : { browser: '', pictures: {} };
    return new Baseline(folder, local, manifest);
  }

  get browser(): string {
    return this.manifest.browser;
  }

  get keys(): string[] {
    return Object.keys(this.manifest.pictures);
  }

  hash(key: string): string | undefined {
    return this.manifest.pictures[key];
  }

  /** A picture lies under its hash: what looks the same in several looks is kept once. */
  private file(hash: string, folder: string = this.folder): string {
    return join(folder, hash.slice(0, 2), `${hash.slice(2)}.webp`);
  }

  /** The approved picture; undefined where it is neither in the repository nor made on this machine. */
  async find(key: string): Promise<Buffer | undefined> {
    const hash = this.manifest.pictures[key] ?? '';
    for (const folder of [this.folder, this.local]) {
      const picture = await readFile(this.file(hash, folder)).catch(() => undefined);
      if (picture) return picture;
    }
    return undefined;
  }

  /** @throws {ScriptError} for one that is not there */
  async read(key: string): Promise<Buffer> {
    const picture = await this.find(key);
    if (picture) return picture;
    throw new ScriptError(`The baseline names ${key}, but its picture is not there.`);
  }

  async put(key: string, png: Buffer): Promise<void> {
    const hash = hashOfPicture(png);
    this.manifest.pictures[key] = hash;
    const file = this.file(hash, isKept(key) ? this.folder : this.local);
    if (await exists(file)) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await packed(png));
  }

  remove(key: string): void {
    delete this.manifest.pictures[key];
  }

  /** Writes the list, in the order of its names, and drops the pictures that it names no more. */
  async save(browser: string): Promise<void> {
    this.manifest.browser = browser;
    const sorted = Object.entries(this.manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest: Manifest = { browser, pictures: Object.fromEntries(sorted) };
    await mkdir(this.folder, { recursive: true });
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeFile(join(this.folder, 'manifest.json'), text);
    const kept = new Set(sorted.filter(([key]) => isKept(key)).map(([, hash]) => this.file(hash)));
    for (const folder of await readdir(this.folder, { withFileTypes: true })) {
      if (!folder.isDirectory()) continue;
      const path = join(this.folder, folder.name);
      for (const name of await readdir(path)) {
        if (!kept.has(join(path, name))) await rm(join(path, name), { recursive: true });
      }
      if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
    }
  }
}
