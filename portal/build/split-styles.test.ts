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
    plugins: [splitStyles((module) => /drawn\//.test(module))],
    build: { write: false, minify: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  const text = (part: string) => {
    const found = output.output.find(({ fileName }) => fileName.includes(part));
    return String(found?.type === 'chunk' ? found.code : found?.source);
  };
  const sheets = output.output.map(({ fileName }) => fileName).filter((name) => /css$/.test(name));
  return { text, sheets };
}

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `import './main.css'; import('./drawn/page.js'); import('./member.js'); import('./other.js');`,
  'main.css': '.main { color: red }',
  'drawn/page.js': `import './page.css'; import '../part.js'; import('./lazy-in-page.js');`,
  'drawn/page.css': '.page { color: green }',
  'drawn/lazy-in-page.js': `import './lazy.css';`,
  'drawn/lazy.css': '.lazy { color: blue }',
  'part.js': `import './part.css'; export const part = 'part';`,
  'part.css': '.part { color: pink }',
  'member.js': `import './member.css'; import { part } from './part.js'; console.log(part);`,
  'member.css': '.member { color: gold }',
  'other.js': `import './other.css'; console.log('other');`,
  'other.css': '.other { color: gray }',
};

test('what may be drawn has its styles from the first, with all that it imports', async () => {
  const { sheets, text } = await built(FILES);
  expect(sheets).toHaveLength(2);
  for (const name of ['main', 'page', 'lazy', 'part']) {
    expect(text('start-')).toContain(`.${name} {`);
    expect(text('later-')).not.toContain(`.${name} {`);
  }
  // What is imported stands before what imports it, so that the importer has its way.
  expect(text('start-').indexOf('.part {')).toBeLessThan(text('start-').indexOf('.page {'));
});

test('the rest comes with the scripts that need it, and the document names the first alone', async () => {
  const { text } = await built(FILES);
  for (const name of ['member', 'other']) {
    expect(text('later-')).toContain(`.${name} {`);
    expect(text('start-')).not.toContain(`.${name} {`);
  }
  const html = text('index.html');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toContain('/assets/start-');
  const main = text('assets/index');
  const waited = main.slice(main.indexOf('__vite__mapDeps'));
  expect(waited).toContain('assets/later-');
  expect(waited).not.toContain('assets/start-');
});

test('without lazy styles there is one file', async () => {
  const { sheets } = await built({
    'index.html': FILES['index.html'],
    'main.js': `import './main.css';`,
    'main.css': FILES['main.css'],
  });
  expect(sheets).toEqual([expect.stringMatching(/^assets\/start-/)]);
});
