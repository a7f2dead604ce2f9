import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { run } from './run.ts';
import { root } from './terminal.ts';

test('without a token, npm run chromatic says in one line what it needs, and ends with 1', async () => {
  const { code, output } = await run(process.execPath, [join(root, 'scripts/chromatic.mjs')], {
    env: { CHROMATIC_PROJECT_TOKEN: '' },
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/CHROMATIC_PROJECT_TOKEN .*without an account use npm run visual/);
});

test('the installed Chromatic takes chromatic.config.json: TurboSnap, and what stories are made of', async () => {
  const found = await getConfiguration(join(root, 'chromatic.config.json'));
  expect(found).toMatchObject({ onlyChanged: true, buildScriptName: 'build:storybook' });
  // Brands reach a story by a file that no story imports: a change of one pictures all of them.
  expect(found.externals).toContain('tokens/**/*.json');
});

test('an option that the installed Chromatic does not know would be refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-chromatic-'));
  const file = join(folder, 'chromatic.config.json');
  await writeFile(file, JSON.stringify({ onlyChangedd: true }));
  await expect(getConfiguration(file)).rejects.toThrow(/onlyChangedd/);
  await rm(folder, { recursive: true });
});
