import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, ScriptError } from '../terminal.ts';
import { packed } from './compare.ts';

const manifestSchema = z.object({
  /** The browser that rendered the pictures: others render differently. */
  browser: z.string(),
  /** The hash of each picture's bytes from the browser. */
  pictures: z.record(z.string(), z.string()),
});
type Manifest = z.infer<typeof manifestSchema>;

const baselineFolder = join(root, 'tests/visual/baseline');

/** Lower case and digits: it is a file name, also on case-insensitive file systems. */
export const hashOfPicture = (png: Buffer): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Folder of pictures that are not in the repository, on machines that capture or approve them. */
const localFolder = join(root, '.cache/visual-pictures');

/**
 * Whether a picture is stored in the repository: all of the kit, and screens by default in each brand and mode. For screens
 * in another width, language, direction or state only the hash is: it detects a change, and the stored pictures usually
 * show it.
 */
export const isKept = (key: string): boolean =>
  !key.startsWith('portal/') || /\.[\w-]+-(?:dark|light)$/.test(key);

/** The approved pictures, with the browser that rendered them. */
export class Baseline {
  readonly folder: string;
  private readonly local: string;
  private readonly manifest: Manifest;

  private constructor(folder: string, local: string, manifest: Manifest) {
    this.folder = folder;
    this.local = local;
    this.manifest = manifest;
  }

  /** Opens the committed baseline; an empty one if there is none. */
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

  /** Pictures are stored by hash, so that equal pictures of several looks are stored once. */
  private file(hash: string, folder: string = this.folder): string {
    return join(folder, hash.slice(0, 2), `${hash.slice(2)}.webp`);
  }

  /** The approved picture; undefined if it is neither in the repository nor on this machine. */
  async find(key: string): Promise<Buffer | undefined> {
    const hash = this.manifest.pictures[key] ?? '';
    for (const folder of [this.folder, this.local]) {
      const picture = await readFile(this.file(hash, folder)).catch(() => undefined);
      if (picture) return picture;
    }
    return undefined;
  }

  /** @throws {ScriptError} for a missing picture */
  async read(key: string): Promise<Buffer> {
    const picture = await this.find(key);
    if (picture) return picture;
    throw new ScriptError(`The baseline lists ${key}, but its picture does not exist.`);
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

  /** Writes the list, sorted by name, and deletes unreferenced pictures. */
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
