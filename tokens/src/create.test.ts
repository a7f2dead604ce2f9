import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBrand } from './check.ts';
import { createBrand } from './create.ts';
import { readFonts } from './fonts.ts';
import { loadBrand } from './load.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'baize-new-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const fonts = await readFonts();
const answers = {
  slug: 'nova',
  name: 'Nova & Sons 24',
  mode: 'dark',
  primary: '#3d7ab7',
  display: 'outfit',
  body: 'inter',
  shape: 'soft',
} as const;

test('whatever primary, accent and mode are asked for, the draft passes the whole check', async () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('dark' as const, 'light' as const),
      hex,
      fc.option(hex, { nil: undefined }),
      async (mode, primary, accent) => {
        count += 1;
        const wish = {
          ...answers,
          slug: `nova-${count}`,
          mode,
          primary,
          ...(accent ? { accent } : {}),
        };
        const brand = await loadBrand(await createBrand(wish, parent));
        expect(checkBrand(brand, fonts).problems).toEqual([]);
      },
    ),
    { numRuns: 60, seed: 20261121 },
  );
});

test('a drafted logo is shapes only and carries the name', async () => {
  const folder = await createBrand(answers, parent);
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  expect(logo).toContain('aria-label="Nova   Sons 24"');
  expect(logo.match(/<path transform/g)).toHaveLength(10);
});

test('an existing brand is never overwritten, and a bad answer is named', async () => {
  await createBrand({ ...answers, slug: 'taken' }, parent);
  await expect(createBrand({ ...answers, slug: 'taken' }, parent)).rejects.toThrow('exists');
  await expect(createBrand({ ...answers, slug: 'No Slug' }, parent)).rejects.toThrow('slug');
  await expect(createBrand({ ...answers, display: 'comic' }, parent)).rejects.toThrow(
    '"comic" is not in fonts.json',
  );
});
