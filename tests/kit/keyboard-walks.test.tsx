// @vitest-environment happy-dom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { importFolder } from './components.ts';
import { guidedFolders, guideOf, guideSchema, readStories } from './guides.ts';
import { isComponent, sampleOf, WITHOUT_ELEMENT } from './samples.ts';

/** Elements that can be operated or focused by keyboard. */
const OPERATED =
  'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const walkFiles = join(import.meta.dirname, 'browser/keyboard');
const walks = (
  await Promise.all(
    (await readdir(walkFiles)).map((name) => readFile(join(walkFiles, name), 'utf8')),
  )
).join('\n');
const walked = new Set([...walks.matchAll(/^test\('([a-z-]+): /gm)].map(([, name]) => name));

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const pascal = (folder: string) =>
  folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A part (`MenuItem` of `Menu`) is tested with its component; other names are components themselves. */
const walkOf = (folder: string, name: string) =>
  name.startsWith(pascal(folder)) ? folder : kebab(name);

describe.each(await guidedFolders())('%s', async (folder) => {
  const { keys } = guideSchema.parse(guideOf(readStories(folder))).accessibility;
  const exports = await importFolder(folder);
  const components = Object.keys(exports).filter(
    (name) =>
      isComponent(name, exports[name]) &&
      !name.endsWith('Context') &&
      !name.endsWith('Provider') &&
      !(name in WITHOUT_ELEMENT) &&
      folder !== 'icon',
  );
  const operated = components.filter((name) => {
    render(sampleOf(exports, name));
    const found = document.body.querySelector(OPERATED) !== null;
    cleanup();
    return found;
  });

  test('documents keys where something in it can be operated', () => {
    if (operated.length > 0) expect(keys).toBeDefined();
  });

  test('has a test with real keys where its guide has keys', () => {
    const wanted = new Set(operated.map((name) => walkOf(folder, name)));
    if (keys) wanted.add(folder);
    expect([...wanted].filter((name) => !walked.has(name))).toEqual([]);
  });
});
