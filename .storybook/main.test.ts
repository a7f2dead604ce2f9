import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../gateway/core/config.ts';
import { defaultOut } from '../tokens/src/build.ts';
import { brandSlugs } from '../tokens/src/load.ts';
import storybook from './main.ts';

test('Storybook serves brands from its own folder, which no portal uses', async () => {
  const dirs = Array.isArray(storybook.staticDirs) ? storybook.staticDirs : [];
  const served = dirs.flatMap((dir) =>
    typeof dir === 'object' && dir.to === '/brands' ? dir.from : [],
  );
  expect(served).toHaveLength(1);
  for (const shown of [readConfig({}).brandsFolder, defaultOut]) {
    expect(relative(shown, served[0] ?? '')).toMatch(/^\.\./);
  }
  expect(await readdir(served[0] ?? '')).toEqual(expect.arrayContaining(await brandSlugs()));
});
