import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function filesOf(...paths: string[]): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'baize-names-'));
  for (const path of paths) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  return folder;
}

test('a class name is two characters of its file and the hash of its position in it', async () => {
  const root = await filesOf('ui-kit/a/a.css.ts', 'portal/app/b.css.ts');
  const name = shortClassNames(root);
  const kit = '../ui-kit/a/a.css.ts';
  const names = [
    name({ hash: '1vorc6c0', filePath: kit }),
    name({ hash: 'ovcevd0', filePath: 'app/b.css.ts' }),
    name({ hash: '1vorc6c1', filePath: kit }),
    name({ hash: '1vorc6c10', filePath: kit }),
    // Another part of the build starts over.
    name({ hash: '1vorc6c0', filePath: kit }),
  ];
  expect(names).toEqual(['a00', 'a10', 'a01', 'a010', 'a00']);
});

test('no name is part of a word that a selector may contain', async () => {
  const files = Array.from({ length: 160 }, (_, at) => `ui-kit/a/${at}.css.ts`);
  const root = await filesOf(...files);
  const name = shortClassNames(root);
  const names = files.flatMap((file) =>
    [...'0az'].map((place) => name({ hash: `1vorc6c${place}`, filePath: `../${file}` })),
  );
  expect(new Set(names).size).toBe(480);
  for (const each of names) expect(each).toMatch(/^[a-zA-Z][0-9]/);
});

test('styles from elsewhere are refused', async () => {
  const root = await filesOf('portal/app/b.css.ts');
  const name = shortClassNames(root);
  expect(() => name({ hash: 'x0', filePath: 'app/c.css.ts' })).toThrow('app/c.css.ts');
});
