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
 * What the demo data follow from: the gateway's sources, the settings, and the time. A day begins
 * with an hour, wherever it begins, so that an image never is of the day before.
 */
async function nameOf({ merchant, port }: Config): Promise<string> {
  const sources = await hashOf(['gateway', 'package-lock.json']);
  const hour = new Date().toISOString().slice(0, 13);
  return `${hour}-${sources.slice(0, 16)}-${merchant}-${port}.tar`;
}

/**
 * Nothing is locked in it: the gateway that begins with it does that, as after filling, with a
 * secret of its own.
 */
async function fill(config: Config, path: string): Promise<Blob> {
  const image = await testDatabaseImage();
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined, image });
  const { db, dump, close } = opened;
  if (!dump) throw new Error('Only an embedded database can be dumped.');
  await seedDemo({ config, db, clock: systemClock() }, () => undefined);
  const filled = await dump();
  await close();
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter(
    (name) => name.endsWith('.tar') && name !== basename(path),
  );
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, filled.stream());
  // Whole or not at all: the workers come here at once.
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
 * An embedded database with all the demo data, filled within this hour and kept in `.cache`: a
 * gateway that begins with it starts in a fraction of the time that filling takes.
 * @param config of the gateway that will begin with it
 */
export async function demoImage(config: Config): Promise<Blob> {
  const name = await nameOf(config);
  if (kept?.name !== name) kept = { name, image: load(config, name) };
  return kept.image;
}
