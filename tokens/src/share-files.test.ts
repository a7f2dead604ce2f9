import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareFiles } from './share-files.ts';

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'baize-files-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const sources = async () =>
  Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const source = join(place, `source-${at}`);
      await writeFile(source, `font ${at}`);
      return { name: `font-${at}.woff2`, source };
    }),
  );

test('concurrent processes fill one folder, superfluous files are removed, and no file is ever missing', async () => {
  const files = await sources();
  const out = join(place, 'fonts');
  await shareFiles(out, files);
  await writeFile(join(out, 'stale.woff2'), 'stale');
  let isDone = false;
  const reader = (async () => {
    while (!isDone) {
      const texts = await Promise.all(files.map(({ name }) => readFile(join(out, name), 'utf8')));
      expect(texts).toEqual(files.map((_, at) => `font ${at}`));
    }
  })();
  await Promise.all(Array.from({ length: 6 }, () => shareFiles(out, files)));
  isDone = true;
  await reader;
  expect((await readdir(out)).sort()).toEqual(files.map(({ name }) => name).sort());
  // The hard link shares the source's content: filling again has not emptied it.
  expect(await readFile(files[0]?.source ?? '', 'utf8')).toBe('font 0');
});
