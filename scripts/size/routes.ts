import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UNTIL_A_PRESS } from '../speed/budgets.ts';
import { table } from '../terminal.ts';
import { filesNeeded, type Manifest } from './first-paint.ts';

/** The script with the parts that are drawn on every page: it comes to life when they are there. */
const EVERY_PAGE = 'page';

/**
 * The folders of the features whose routes a search or a link leads to, and their scripts: the route's, and
 * those of parts that are drawn with it.
 */
const ROUTES = {
  '/': ['home', 'home-route', 'components/below-fold'],
  '/rng': ['lobby', 'lobby-route'],
  '/promotions': ['promotions', 'promotions-route'],
  '/pointMall': ['points', 'point-mall-route'],
  '/mirrors': ['mirrors', 'mirrors-route'],
  '/agent': ['auth', 'agent-login-route'],
} as const;

const compress = promisify(brotliCompress);

/**
 * Prints how many scripts each public page needs until it answers to a press, and their size by
 * brotli in kB (1,000 bytes).
 * @param dist the built portal
 * @returns the pages with more scripts than wanted
 */
export async function routesOver(dist: string, manifest: Manifest): Promise<string[]> {
  const everyPage = Object.keys(manifest).find((key) => manifest[key]?.name === EVERY_PAGE);
  if (!everyPage) throw new Error(`The manifest has no chunk ${EVERY_PAGE}.`);
  const rows = await Promise.all(
    Object.entries(ROUTES).map(async ([path, [feature, ...parts]]) => {
      const { js } = filesNeeded(manifest, [
        'app/messages/en.json',
        everyPage,
        ...parts.map((part) => `features/${feature}/${part}.tsx`),
        `features/${feature}/messages/en.json`,
      ]);
      const sizes = await Promise.all(
        js.map(async (file) => (await compress(await readFile(join(dist, file)))).length),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { path, scripts: js.length, kB: Number((bytes / 1000).toFixed(1)) };
    }),
  );
  console.log('\nUntil a page answers to a press, brotli kB');
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
