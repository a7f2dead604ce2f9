import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrands } from '../../gateway/core/brands.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { writeBrand } from './brand-support.ts';

let brandsFolder: string;
beforeAll(async () => {
  brandsFolder = await mkdtemp(join(tmpdir(), 'baize-brands-of-a-merchant-'));
  await writeBrand(brandsFolder, 'aurora', { merchants: ['baize'] });
  await writeBrand(brandsFolder, 'borealis', { merchants: ['baize'] });
  await writeBrand(brandsFolder, 'cove', { merchants: ['cove'] });
});
afterAll(() => rm(brandsFolder, { recursive: true }));

const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => logged.mockClear());

const brandsOf = (env: NodeJS.ProcessEnv) => createBrands({ ...readConfig(env), brandsFolder });

test('two brands that name the merchant are logged once, with the one that is used', async () => {
  const brands = brandsOf({});
  expect((await brands.choose(undefined))?.slug).toBe('aurora');
  await brands.minimumAge(undefined);
  expect(logged.mock.calls).toEqual([
    [
      'The merchant baize is named in several brands: aurora, borealis. aurora is used. ' +
        `Remove the others from ${brandsFolder}, or set BAIZE_BRAND.`,
    ],
  ]);
});

test.each([
  ['one brand names the merchant', { BAIZE_MERCHANT: 'cove' }, 'cove'],
  ['a setting names the brand', { BAIZE_BRAND: 'borealis' }, 'borealis'],
])('nothing is logged where %s', async (_, env, slug) => {
  const brands = brandsOf(env);
  expect((await brands.choose(undefined))?.slug).toBe(slug);
  await brands.minimumAge(undefined);
  expect(logged).not.toHaveBeenCalled();
});
