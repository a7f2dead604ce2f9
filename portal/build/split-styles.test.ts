import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-styles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function built(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const output = (await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [splitStyles((module) => /rendered\//.test(module))],
    build: { write: false, minify: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  const text = (part: string) => {
    const found = output.output.find(({ fileName }) => fileName.includes(part));
    return String(found?.type === 'chunk' ? found.code : found?.source);
  };
  const sheets = output.output.map(({ fileName }) => fileName).filter((name) => /css$/.test(name));
  const page = text('index.html');
  const inPage =
    /<style id="page-style" data-version="[\w-]{8}">(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  return { text, sheets, page, inPage };
}

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `import './main.css'; import('./rendered/page.js'); import('./member.js'); import('./other.js');`,
  'main.css': '.main { color: red }',
  'rendered/page.js': `import './page.css'; import '../part.js'; import('./lazy-in-page.js');`,
  'rendered/page.css': '.page { color: green }',
  'rendered/lazy-in-page.js': `import './lazy.css';`,
  'rendered/lazy.css': '.lazy { color: blue }',
  'part.js': `import './part.css'; export const part = 'part';`,
  'part.css': '.part { color: pink }',
  'member.js': `import './member.css'; import { part } from './part.js'; console.log(part);`,
  'member.css': '.member { color: gold }',
  'other.js': `import './other.css'; console.log('other');`,
  'other.css': '.other { color: gray }',
};

test('modules that the server renders have their styles in the page, with all that they import', async () => {
  const { sheets, text, inPage } = await built(FILES);
  expect(sheets).toEqual([expect.stringMatching(/^assets\/later-/)]);
  for (const name of ['main', 'page', 'lazy', 'part']) {
    expect(inPage).toContain(`.${name} {`);
    expect(text('later-')).not.toContain(`.${name} {`);
  }
  // Imported styles come before those of the importer, which override them.
  expect(inPage.indexOf('.part {')).toBeLessThan(inPage.indexOf('.page {'));
});

test('other styles load with the scripts that need them, and the page waits for no file', async () => {
  const { text, page, inPage } = await built(FILES);
  for (const name of ['member', 'other']) {
    expect(text('later-')).toContain(`.${name} {`);
    expect(inPage).not.toContain(`.${name} {`);
  }
  expect(page).not.toContain('rel="stylesheet"');
  const main = text('assets/index');
  const waited = main.slice(main.indexOf('__vite__mapDeps'));
  expect(waited).toContain('assets/later-');
  expect(waited.match(/assets\/later-/g)).toHaveLength(1);
});

test('without lazy styles there is no file', async () => {
  const { sheets, inPage } = await built({
    'index.html': FILES['index.html'],
    'main.js': `import './main.css';`,
    'main.css': FILES['main.css'],
  });
  expect(sheets).toEqual([]);
  expect(inPage).toContain('.main {');
});

test('styles that would close the style element are refused', async () => {
  const files = { ...FILES, 'main.css': '.main::before { content: "</style><script>" }' };
  await expect(built(files)).rejects.toThrow('would end');
});
