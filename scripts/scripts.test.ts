import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressBelow } from './build/compress.ts';
import { hashOf } from './build/inputs.ts';
import { checkDataFolder, checkPort, freePort } from './preflight.ts';
import { run } from './run.ts';
import { scriptsNeeded } from './size/first-paint.ts';
import { root, table } from './terminal.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-scripts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a build is outdated when a source is changed, moved or removed, and not by tests or output', async () => {
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

test('text assets get compressed copies with the same content; small and binary ones get none', async () => {
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

test('a port in use is refused in one line, a free one passes', async () => {
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
  expect(refusal).toContain('is not writable (ENOENT)');
});

test('a data folder that cannot be created is refused in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await checkDataFolder(join(folder, 'new/data'));
  const refusal = await checkDataFolder(join(file, 'data')).catch((error: unknown) =>
    String(error),
  );
  expect(refusal).toMatch(/data folder .* is not writable \(\w+\)\. Set BAIZE_DATA/);
  expect(refusal).not.toContain('\n');
});

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'home.tsx': { file: 'home.js', imports: ['_shared.js'] },
  'lobby.tsx': { file: 'lobby.js' },
  '_words-en-1a2b3c4d.js': { name: 'words-en', file: 'words.js', imports: ['_react.js'] },
};

test('the first paint needs the entry, the given chunks and their imports, each once', () => {
  expect(scriptsNeeded(manifest, ['home.tsx'])).toEqual([
    'main.js',
    'react.js',
    'shared.js',
    'home.js',
  ]);
});

test('a chunk of a group of modules is found by the name of the group', () => {
  expect(scriptsNeeded(manifest, ['words-en'])).toEqual([
    'main.js',
    'react.js',
    'shared.js',
    'words.js',
  ]);
});

test('an unknown chunk is an error, not a size of zero', () => {
  expect(() => scriptsNeeded(manifest, ['gone.tsx'])).toThrow('no chunk gone.tsx');
  expect(() => scriptsNeeded({ 'a.ts': { file: 'a.js' } }, [])).toThrow('no entry');
});

test('a table aligns numbers right and texts left', () => {
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

test('each command of the README installs missing packages before it starts', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(new Set(named).size).toBeGreaterThan(12);
  const commands = new Set([...named, ...Object.keys(scripts)]);
  for (const name of commands) {
    // The one without an install step prints what is missing first, then installs.
    if (/^pre/.test(name) || name === 'chromatic') continue;
    expect(scripts[name], name).toBeDefined();
    expect(scripts[`pre${name}`], name).toBe('node scripts/install.mjs');
  }
  expect(scripts.chromatic).toBe('node scripts/chromatic.mjs');
});

const one = { version: '1.0.0', integrity: 'sha512-one' };
const locked = {
  '': { name: 'copy' },
  'node_modules/one': one,
  'node_modules/alias': { name: 'two', version: '2.0.0', dev: true },
  'node_modules/part': { resolved: 'part', link: true },
  part: { name: '@copy/part', version: '0.1.0' },
  'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform] },
  'node_modules/there': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
  'node_modules/of-there': { version: '1.0.0', optional: true },
};
const present = Object.fromEntries(
  Object.entries(locked).filter(([path]) => !/there|^$/.test(path)),
);

/** The output of `scripts/install.mjs` in a folder with such packages, where npm itself cannot do anything. */
async function installOver(packages: Record<string, unknown>) {
  await mkdir(join(folder, 'scripts'), { recursive: true });
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await copyFile(join(root, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const script = join(folder, 'scripts/install.mjs');
  return run(process.execPath, [script], { env: { PATH: folder, npm_execpath: '' } });
}

test('packages of a plain npm install count as installed, which is recorded', async () => {
  expect(await installOver(present)).toEqual({ code: 0, output: '' });
  expect(await readFile(join(folder, 'node_modules/.baize-install'), 'utf8')).toMatch(/^\w{64}\n$/);
  // From then on only the record counts.
  expect(await installOver({})).toEqual({ code: 0, output: '' });
});

const without = (path: string) =>
  Object.fromEntries(Object.entries(present).filter(([each]) => each !== path));

test.each([
  ['a package is missing', without('node_modules/one')],
  ['an optional one of this platform is missing', without('node_modules/here')],
  ['the version is another', { ...present, 'node_modules/one': { ...one, version: '1.0.1' } }],
  [
    'the checksum is another',
    { ...present, 'node_modules/one': { ...one, integrity: 'sha512-x' } },
  ],
  ['the package is another', { ...present, 'node_modules/alias': { name: 'x', version: '2.0.0' } }],
  ['there is one too many', { ...present, 'node_modules/more': one }],
])('packages are installed where %s', async (_, packages) => {
  const { code, output } = await installOver(packages);
  expect(output).toContain('Installing packages');
  expect(code).toBe(1);
});
