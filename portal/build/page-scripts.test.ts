import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageScripts, recordDynamicImports } from './page-scripts.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-scripts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a dynamic import is recorded before it starts, by its path from the portal’s folder', () => {
  const code = `const load = () => import('../shared/part.tsx'); const other = () => import("react");`;
  expect(recordDynamicImports(code, 'features/home.ts')).toBe(
    `const load = () => (recordImport("shared/part.tsx"), import('../shared/part.tsx')); const other = () => import("react");`,
  );
  expect(recordDynamicImports(`import './part.ts';`, 'features/home.ts')).toBeUndefined();
});

test('the list has each dynamically imported module with its scripts, except those of every page', async () => {
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `import { first } from './first.js'; console.log(first, () => import('./one.js'), () => import('./two.js'));`,
    'first.js': 'export const first = 1;',
    'one.js': `import { first } from './first.js'; import { both } from './both.js'; export const one = [first, both, 1];`,
    'two.js': `import { both } from './both.js'; export const two = [both, 2];`,
    'both.js': `export const both = Math.random();`,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  await mkdir(join(folder, 'out'));
  const { output } = (await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [pageScripts(folder, join(folder, 'out'))],
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const list = output.find(({ fileName }) => fileName === '.vite/scripts.json');
  const scripts = JSON.parse(String(list?.type === 'asset' ? list.source : ''));
  const named = (name: string) => expect.stringMatching(new RegExp(`^assets/${name}-`));
  expect(scripts).toEqual({
    'one.js': [named('one'), named('both')],
    'two.js': [named('two'), named('both')],
  });
});
