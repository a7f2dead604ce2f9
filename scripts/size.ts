import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageStyleOf } from '@baize/gateway/core/pages/page-template.ts';
import { defaultOut as brands } from '../tokens/src/build.ts';
import { gzipOf, heaviestBrand, kilobytes } from './size/brand.ts';
import { manifestShape, scriptsNeeded } from './size/first-paint.ts';
import { measureKit } from './size/kit.ts';
import { routesOver } from './size/routes.ts';
import { FIRST_PAINT, KIT } from './speed/budgets.ts';
import { reportFailure, root, ScriptError, table } from './terminal.ts';

/** Chunks that home loads before its first paint, beside the entry. */
const HOME_CHUNKS = ['words-en'];
/** Number of the largest components that are printed. */
const LISTED = 5;

const dist = join(root, 'portal/dist');

/** Prints the kit's sizes and returns those over their budgets. */
async function kitOver(): Promise<string[]> {
  const { components, css } = await measureKit();
  const { bytes: brand } = await heaviestBrand(brands);
  const rows = [
    ...components
      .slice(0, LISTED)
      .map(({ name, bytes }) => [name, kilobytes(bytes), KIT.component]),
    ['CSS of the whole kit', kilobytes(css), KIT.css],
    ['a brand, without its fonts', kilobytes(brand), KIT.brand],
  ] as const;
  console.log('\nThe kit alone, gzip kB');
  console.log(table(['what', 'kB', 'budget'], rows));
  const heavy = components.filter(({ bytes }) => kilobytes(bytes) > KIT.component);
  return [
    ...heavy.map(({ name }) => name),
    ...(kilobytes(css) > KIT.css ? ["the kit's CSS"] : []),
    ...(kilobytes(brand) > KIT.brand ? ['a brand'] : []),
  ];
}

async function main(): Promise<void> {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file))
    throw new ScriptError('There is no build to measure: run npm run build first.');
  const manifest = manifestShape.parse(JSON.parse(await readFile(file, 'utf8')));
  const scripts = scriptsNeeded(manifest, HOME_CHUNKS).map(async (file) => ({
    kind: 'js',
    file,
    bytes: gzipOf(await readFile(join(dist, file))),
  }));
  const style = pageStyleOf(await readFile(join(dist, 'index.html'), 'utf8'));
  if (style === undefined) throw new ScriptError('The built page has no styles.');
  const rows = [
    ...(await Promise.all(scripts)),
    { kind: 'css', file: 'in the page', bytes: gzipOf(style) },
    { kind: 'css', ...(await heaviestBrand(brands)) },
  ].sort((a, b) => b.kind.localeCompare(a.kind) || b.bytes - a.bytes);
  console.log("Before home's first paint, gzip kB");
  console.log(
    table(
      ['kind', 'file', 'kB'],
      rows.map((row) => [row.kind, row.file, kilobytes(row.bytes)]),
    ),
  );
  const over: string[] = (['js', 'css'] as const).filter((kind) => {
    const total = rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.bytes, 0);
    console.log(`${kind}: ${kilobytes(total)} kB of ${FIRST_PAINT[kind]} kB`);
    return kilobytes(total) > FIRST_PAINT[kind];
  });
  over.push(...(await routesOver(dist, join(root, 'portal/dist-server/server.js'), manifest)));
  over.push(...(await kitOver()));
  if (over.length > 0) throw new ScriptError(`Over the size budget: ${over.join(' and ')}.`);
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
