import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import { run } from './run.ts';
import { root } from './terminal.ts';

test('without a token, npm run chromatic prints one line with what it needs, and exits with 1', async () => {
  const { code, output } = await run(process.execPath, [join(root, 'scripts/chromatic.mjs')], {
    env: { CHROMATIC_PROJECT_TOKEN: '' },
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/CHROMATIC_PROJECT_TOKEN .*without an account use npm run visual/);
});

test('the installed Chromatic accepts chromatic.config.json: TurboSnap, and the external files of stories', async () => {
  const found = await getConfiguration(join(root, 'chromatic.config.json'));
  expect(found).toMatchObject({ onlyChanged: true, buildScriptName: 'build:storybook' });
  // No story imports the brands' files, so a change of them must recapture all stories.
  expect(found.externals).toContain('tokens/**/*.json');
});

test('an option that is unknown to the installed Chromatic would be refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-chromatic-'));
  const file = join(folder, 'chromatic.config.json');
  await writeFile(file, JSON.stringify({ onlyChangedd: true }));
  await expect(getConfiguration(file)).rejects.toThrow(/onlyChangedd/);
  await rm(folder, { recursive: true });
});
