import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashOf } from '../build/inputs.ts';
import { root } from '../terminal.ts';

const shelf = join(root, '.cache/demo');
/** Pictures are cached by a hash of their drawing, so that any number of gateways can share them. */
const art = join(root, '.cache/art');
const DATABASE = 'database';
const SECRET = 'gateway.secret';

/** Settings that change how a database is filled, or prevent it. */
const OTHERWISE = ['DATABASE_URL', 'BAIZE_UPSTREAM', 'BAIZE_DEMO', 'BAIZE_MERCHANT'];

/** Length of a cache name, which identifies day and sources. */
const DATE_AND_HASH = 27;

/** The demo data depend on the gateway's sources, the preloaded modules, and the day. */
async function shelfName(preload: URL | undefined): Promise<string> {
  const sources = await hashOf(['gateway', 'package-lock.json']);
  const name = `${new Date().toISOString().slice(0, 10)}-${sources.slice(0, 16)}`;
  return preload ? `${name}-${basename(preload.pathname, '.ts')}` : name;
}

/** Puts a filled database into the cache, if it has none; the first process wins. */
async function stock(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  await mkdir(shelf, { recursive: true });
  const known = await readdir(shelf);
  if (known.includes(name)) return join(shelf, name);
  const draft = await mkdtemp(join(shelf, 'draft-'));
  await fill(draft);
  await rename(draft, join(shelf, name)).catch(() => rm(draft, { recursive: true, force: true }));
  const today = name.slice(0, DATE_AND_HASH);
  const old = known.filter((entry) => !entry.startsWith('draft-') && !entry.startsWith(today));
  await Promise.all(old.map((entry) => rm(join(shelf, entry), { recursive: true, force: true })));
  return join(shelf, name);
}

/**
 * Copies filled demo data into a new data folder, which takes a tenth of the time of filling it. Leaves the folder empty
 * if the settings require other data.
 * @param filling `fill` fills the given folder, in a process that loads `preload` first, and has
 *   stopped when it is done
 */
export async function copySeededDatabase(
  folder: string,
  env: Readonly<Record<string, string>>,
  filling: { fill: (folder: string) => Promise<void>; preload: URL | undefined },
): Promise<void> {
  await mkdir(art, { recursive: true });
  await symlink(art, join(folder, 'art'));
  if (OTHERWISE.some((name) => name in env)) return;
  const filled = await stock(await shelfName(filling.preload), filling.fill);
  await cp(join(filled, DATABASE), join(folder, DATABASE), { recursive: true });
  // Encrypted values can be decrypted only with the secret under which the database was filled.
  if (!(env.BAIZE_SECRET ?? process.env.BAIZE_SECRET)) {
    await cp(join(filled, SECRET), join(folder, SECRET));
  }
}
