import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UNTIL_A_PRESS } from '../speed/budgets.ts';
import { table } from '../terminal.ts';
import { filesNeeded, type Manifest } from './first-paint.ts';

/** The words of every page, and the parts that are drawn on it: it comes to life when they are there. */
const EVERY_PAGE = ['words-en', 'page'];

/** A route's script and the words of its feature. */
const chunksOf = (feature: string, route: string) => [
  `features/${feature}/${route}.tsx`,
  `features/${feature}/messages/en.json`,
];

/** Pages to which a search or a link leads, and the chunks of their own. */
const ROUTES = {
  '/': ['home'],
  '/rng': ['lobby', 'features/lobby/messages/en.json'],
  '/promotions': chunksOf('promotions', 'promotions-route'),
  '/pointMall': chunksOf('points', 'point-mall-route'),
  '/mirrors': chunksOf('mirrors', 'mirrors-route'),
  '/agent': chunksOf('auth', 'agent-login-route'),
};

const compress = promisify(brotliCompress);

/**
 * Prints how many scripts each public page needs until it answers to a press, and their size by
 * brotli in kB (1,000 bytes).
 * @param dist the built portal
 * @returns the pages with more scripts than wanted
 */
export async function routesOver(dist: string, manifest: Manifest): Promise<string[]> {
  const rows = await Promise.all(
    Object.entries(ROUTES).map(async ([path, chunks]) => {
      const { js } = filesNeeded(manifest, [...EVERY_PAGE, ...chunks]);
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
