import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

export const hashOfPicture = (png: Buffer): string =>
  createHash('sha256').update(png).digest('base64url').slice(0, 22);

/** The pictures as they were approved, and which browser drew them. */
export class Baseline {
  readonly folder: string;
  private readonly manifest: Manifest;

  private constructor(folder: string, manifest: Manifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  /** Opens the committed one; an empty one where there is none. */
  static async open(folder: string = baselineFolder): Promise<Baseline> {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
    const manifest = text ? manifestSchema.parse(JSON.parse(text)) : { browser: '', pictures: {} };
    return new Baseline(folder, manifest);
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

  file(key: string): string {
    return join(this.folder, `${key}.webp`);
  }

  read(key: string): Promise<Buffer> {
    return readFile(this.file(key)).catch(() => {
      throw new ScriptError(`The baseline names ${key}, but its picture is not there.`);
    });
  }

  async put(key: string, png: Buffer): Promise<void> {
    await mkdir(dirname(this.file(key)), { recursive: true });
    await writeFile(this.file(key), await packed(png));
    this.manifest.pictures[key] = hashOfPicture(png);
  }

  async remove(key: string): Promise<void> {
    delete this.manifest.pictures[key];
    await rm(this.file(key), { force: true });
  }

  /** Writes the list, in the order of its names, and drops folders that became empty. */
  async save(browser: string): Promise<void> {
    this.manifest.browser = browser;
    const sorted = Object.entries(this.manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest: Manifest = { browser, pictures: Object.fromEntries(sorted) };
    await mkdir(this.folder, { recursive: true });
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeFile(join(this.folder, 'manifest.json'), text);
    for (const kind of await readdir(this.folder, { withFileTypes: true })) {
      if (!kind.isDirectory()) continue;
      for (const name of await readdir(join(this.folder, kind.name))) {
        const folder = join(this.folder, kind.name, name);
        if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
      }
    }
  }
}
