import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { CALLED_ON_LOAD, compileHint } from './compile-hints.ts';
import { SCRIPT_GROUPS } from './script-groups.ts';

test('minified scripts that a page mostly calls start with the comment, others have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-hints-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `console.log(() => import('./later.js'));`,
    'later.js': 'export const later = () => 1;',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const { output } = (await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    build: { write: false, rolldownOptions: { output: { postBanner: compileHint } } },
  })) as Rolldown.RolldownOutput;
  const codeOf = (name: string) =>
    output.find((file) => file.type === 'chunk' && file.name === name);
  expect(codeOf('index')).toMatchObject({
    code: expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n\S/),
  });
  expect(codeOf('later')).toMatchObject({
    code: expect.not.stringContaining('allFunctionsCalledOnLoad'),
  });
});

test('every name is one of the portal’s scripts', () => {
  const names = SCRIPT_GROUPS.map(({ name }) => name);
  expect(['index', ...names]).toEqual(expect.arrayContaining([...CALLED_ON_LOAD]));
});
