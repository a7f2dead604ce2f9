import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBrands } from './build.ts';
import { checkBrand } from './check.ts';
import { createBrand } from './create.ts';
import { readFonts } from './fonts.ts';
import { loadBrands } from './load.ts';
import { mapWithLimit } from './map-with-limit.ts';

const THOUSAND = 1_000;
let parent: string;
let from: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'baize-thousand-'));
  from = await mkdtemp(join(parent, 'brands-'));
  const slugs = Array.from({ length: THOUSAND }, (_, at) => `brand-${at}`);
  await mapWithLimit(slugs, (slug) =>
    createBrand(
      {
        slug,
        name: slug,
        modes: ['dark'],
        primary: '#3d7ab7',
        display: 'outfit',
        body: 'inter',
        shape: 'soft',
      },
      from,
    ),
  );
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Seconds; more than twice the time on a slow core (17), so that only a change of complexity fails. */
const QUICK = 40;

/** CPU seconds of this process, which other processes on the machine do not influence. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

test('a thousand brands are checked and built within seconds', async () => {
  const fonts = await readFonts();
  const start = computed();
  const brands = await loadBrands(from);
  expect(brands.flatMap((brand) => checkBrand(brand, fonts).problems)).toEqual([]);
  const out = join(parent, 'out');
  expect(await buildBrands(out, from)).toHaveLength(THOUSAND);
  expect(computed() - start).toBeLessThan(QUICK);
  expect(await readdir(join(out, 'brand-999'))).toContain('brand.css');
});
