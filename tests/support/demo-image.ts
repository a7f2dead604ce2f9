import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { systemClock } from '../../gateway/core/clock.ts';
import type { Config } from '../../gateway/core/config.ts';
import { openDatabase } from '../../gateway/database/open.ts';
import { testDatabaseImage } from '../../gateway/database/test-image.ts';
import { seedDemo } from '../../gateway/sandbox/seed/index.ts';
import { hashOf } from '../../scripts/build/inputs.ts';
import { root } from '../../scripts/terminal.ts';

const folder = join(root, '.cache/test-demo');

/**
 * Returns the file name of an image, which contains everything that the demo data depend on: the gateway's sources,
 * the settings and the hour. A day begins on the hour in every time zone, so an image is never of the day before.
 */
async function nameOf({ merchant, port }: Config): Promise<string> {
  const sources = await hashOf(['gateway', 'package-lock.json']);
  const hour = new Date().toISOString().slice(0, 13);
  return `${hour}-${sources.slice(0, 16)}-${merchant}-${port}.tar`;
}

/**
 * Creates an image. Its values are not encrypted yet: a gateway that starts from it encrypts them with its own
 * secret.
 */
async function fill(config: Config, path: string): Promise<Blob> {
  const image = await testDatabaseImage();
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined, image });
  const { db, dump, close } = opened;
  if (!dump) throw new Error('Only an embedded database can be exported.');
  await seedDemo({ config, db, clock: systemClock() }, () => undefined);
  const filled = await dump();
  await close();
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter(
    (name) => name.endsWith('.tar') && name !== basename(path),
  );
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, filled.stream());
  // The rename is atomic: several workers may get here at once.
  await rename(draft, path);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return filled;
}

async function load(config: Config, name: string): Promise<Blob> {
  const path = join(folder, name);
  const bytes = await readFile(path).catch(() => undefined);
  return bytes ? new Blob([bytes]) : fill(config, path);
}

let kept: { name: string; image: Promise<Blob> } | undefined;

/**
 * Returns the image of an embedded database with all demo data, created within this hour and cached in `.cache`.
 * Starting from it takes a fraction of the time of filling a database.
 * @param config configuration of the gateway that will use it
 */
export async function demoImage(config: Config): Promise<Blob> {
  const name = await nameOf(config);
  if (kept?.name !== name) kept = { name, image: load(config, name) };
  return kept.image;
}
