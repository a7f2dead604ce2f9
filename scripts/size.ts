import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultOut as brands } from '../tokens/src/build.ts';
import { filesNeeded, manifestShape, stylesheetsOf } from './size/first-paint.ts';
import { measureKit } from './size/kit.ts';
import { reportFailure, root, ScriptError, table } from './terminal.ts';

/** Chunks that home loads before its first paint, beside the entry. */
const HOME_CHUNKS = ['app/messages/en.json', 'features/home/messages/en.json'];
/** Kilobytes (1,000 bytes) after gzip. */
const BUDGET = { js: 130, css: 30 };
/** Of the kit alone: a component's own code, all of its CSS, one brand. */
const KIT_BUDGET = { component: 3, css: 30, brand: 3 };
/** So many of the heaviest components are told. */
const LISTED = 5;

const dist = join(root, 'portal/dist');
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
const gzipOf = async (file: string) => gzipSync(await readFile(file), { level: 9 }).length;

async function sizes(kind: string, files: readonly string[]) {
  return Promise.all(
    files.map(async (file) => ({ kind, file, bytes: await gzipOf(join(dist, file)) })),
  );
}

/** A visitor loads one brand; the heaviest stands for it. */
async function heaviestBrand() {
  const entries = await readdir(brands, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const all = await Promise.all(
    slugs.map(async (slug) => ({
      kind: 'css',
      file: `brands/${slug}/brand.css`,
      bytes: await gzipOf(join(brands, slug, 'brand.css')),
    })),
  );
  return all.sort((a, b) => b.bytes - a.bytes).slice(0, 1);
}

/** What of the kit alone is over its budget, after telling its sizes. */
async function kitOver(): Promise<string[]> {
  const { components, css } = await measureKit();
  const [brand] = await heaviestBrand();
  const rows = [
    ...components
      .slice(0, LISTED)
      .map(({ name, bytes }) => [name, kilobytes(bytes), KIT_BUDGET.component]),
    ['CSS of the whole kit', kilobytes(css), KIT_BUDGET.css],
    ['a brand, without its fonts', kilobytes(brand?.bytes ?? 0), KIT_BUDGET.brand],
  ] as const;
  console.log('\nThe kit alone, gzip kB');
  console.log(table(['what', 'kB', 'budget'], rows));
  const heavy = components.filter(({ bytes }) => kilobytes(bytes) > KIT_BUDGET.component);
  return [
    ...heavy.map(({ name }) => name),
    ...(kilobytes(css) > KIT_BUDGET.css ? ["the kit's CSS"] : []),
    ...(kilobytes(brand?.bytes ?? 0) > KIT_BUDGET.brand ? ['a brand'] : []),
  ];
}

async function main(): Promise<void> {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file))
    throw new ScriptError('There is no build to measure: npm run build first.');
  const manifest = manifestShape.parse(JSON.parse(await readFile(file, 'utf8')));
  const { js } = filesNeeded(manifest, HOME_CHUNKS);
  const css = stylesheetsOf(await readFile(join(dist, 'index.html'), 'utf8'));
  const rows = [
    ...(await sizes('js', js)),
    ...(await sizes('css', css)),
    ...(await heaviestBrand()),
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
    console.log(`${kind}: ${kilobytes(total)} kB of ${BUDGET[kind]} kB`);
    return kilobytes(total) > BUDGET[kind];
  });
  over.push(...(await kitOver()));
  if (over.length > 0) throw new ScriptError(`Over the size budget: ${over.join(' and ')}.`);
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
