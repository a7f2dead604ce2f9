import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UNTIL_A_PRESS } from '../speed/budgets.ts';
import { table } from '../terminal.ts';
import { type Manifest, scriptsNeeded } from './first-paint.ts';

/** The data of the portal's server build on its pages (portal/app/page-scripts.ts). */
interface PortalServer {
  scriptsOfPage(path: string, language: 'EN'): { readonly scripts: readonly string[] };
}

/** Public pages that are the target of searches or links. */
const PATHS = [
  '/',
  '/rng',
  '/sports',
  '/promotions',
  '/pointMall',
  '/mirrors',
  '/agent',
  '/help',
  '/login',
  '/register',
];

const compress = promisify(brotliCompress);

/**
 * Prints the number of scripts that each public page needs until it handles presses, and their size after brotli in kB
 * (1,000 bytes).
 * @param dist the built portal
 * @param server the entry of its server build
 * @returns the pages over the maximum number of scripts
 */
export async function routesOver(
  dist: string,
  server: string,
  manifest: Manifest,
): Promise<string[]> {
  const { scriptsOfPage }: PortalServer = await import(pathToFileURL(server).href);
  const first = scriptsNeeded(manifest, []);
  const rows = await Promise.all(
    PATHS.map(async (path) => {
      const scripts = [...first, ...scriptsOfPage(path, 'EN').scripts];
      const sizes = await Promise.all(
        scripts.map(async (file) => (await compress(await readFile(join(dist, file)))).length),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { path, scripts: scripts.length, kB: Number((bytes / 1000).toFixed(1)) };
    }),
  );
  console.log('\nUntil a page responds to a press, brotli kB');
  console.log(
    table(
      ['page', 'scripts', 'wanted', 'kB', 'wanted'],
      rows.map(({ path, scripts, kB }) => [
        path,
        scripts,
        UNTIL_A_PRESS.scripts,
        kB,
        UNTIL_A_PRESS.kB,
      ]),
    ),
  );
  return rows
    .filter(({ scripts }) => scripts > UNTIL_A_PRESS.scripts)
    .map(({ path }) => `the number of scripts of ${path}`);
}
