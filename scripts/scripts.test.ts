import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressBelow } from './build/compress.ts';
import { hashOf } from './build/inputs.ts';
import { checkDataFolder, checkPort, freePort } from './preflight.ts';
import { filesNeeded } from './size/first-paint.ts';
import { table } from './terminal.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-scripts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a build is stale when a source changes, moves or goes, and not for tests or output', async () => {
  await mkdir(join(folder, 'a/dist'), { recursive: true });
  await writeFile(join(folder, 'a/one.ts'), 'one');
  const first = await hashOf(['a'], folder);
  await writeFile(join(folder, 'a/one.test.ts'), 'test');
  await writeFile(join(folder, 'a/one.stories.tsx'), 'story');
  await writeFile(join(folder, 'a/dist/out.js'), 'out');
  expect(await hashOf(['a', 'absent'], folder)).toBe(first);
  await writeFile(join(folder, 'a/one.ts'), 'two');
  const second = await hashOf(['a'], folder);
  expect(second).not.toBe(first);
  await rm(join(folder, 'a/one.ts'));
  await writeFile(join(folder, 'a/other.ts'), 'two');
  expect(await hashOf(['a'], folder)).not.toBe(second);
});

test('text assets get copies that unpack to themselves; small and binary ones get none', async () => {
  const text = 'export const word = "baize";\n'.repeat(200);
  await writeFile(join(folder, 'big.js'), text);
  await writeFile(join(folder, 'small.js'), 'x');
  await writeFile(join(folder, 'font.woff2'), Buffer.alloc(5000));
  await compressBelow(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'big.js',
    'big.js.br',
    'big.js.gz',
    'font.woff2',
    'small.js',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'big.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'big.js.gz'))).toString()).toBe(text);
});

test('a taken port is refused in one line, a free one passes', async () => {
  const server = createServer();
  const port = await freePort();
  await checkPort(port);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const refusal = await checkPort(port).catch((error: unknown) => String(error));
  await new Promise((resolve) => server.close(resolve));
  expect(refusal).toMatch(`Port ${port} is taken by another program.`);
  expect(refusal).not.toContain('\n');
});

test.runIf(process.platform === 'linux')('below /proc there is an answer, too', async () => {
  const refusal = await checkDataFolder('/proc/baize/data').catch((error: unknown) =>
    String(error),
  );
  expect(refusal).toContain('cannot be written (ENOENT)');
});

test('a data folder that cannot be made is refused in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await checkDataFolder(join(folder, 'new/data'));
  const refusal = await checkDataFolder(join(file, 'data')).catch((error: unknown) =>
    String(error),
  );
  expect(refusal).toMatch(/data folder .* cannot be written \(\w+\)\. Set BAIZE_DATA/);
  expect(refusal).not.toContain('\n');
});

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], css: ['shared.css'] },
  'home.tsx': { file: 'home.js', imports: ['_shared.js'], css: ['home.css', 'shared.css'] },
  'lobby.tsx': { file: 'lobby.js', css: ['lobby.css'] },
};

test('the first paint needs the entry, the chosen chunks and what they import, each once', () => {
  expect(filesNeeded(manifest, ['home.tsx'])).toEqual({
    js: ['main.js', 'react.js', 'shared.js', 'home.js'],
    css: ['main.css', 'shared.css', 'home.css'],
  });
});

test('a chunk that the build does not know is an error, not a size of nothing', () => {
  expect(() => filesNeeded(manifest, ['gone.tsx'])).toThrow('no chunk gone.tsx');
  expect(() => filesNeeded({ 'a.ts': { file: 'a.js' } }, [])).toThrow('no entry');
});

test('a table aligns numbers right and words left', () => {
  expect(
    table(
      ['name', 'kB'],
      [
        ['a', 5],
        ['bcdef', 120],
      ],
    ),
  ).toBe('name    kB\n-----  ---\na        5\nbcdef  120');
});
