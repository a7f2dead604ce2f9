import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { packagesOut } from '../../scripts/packages/paths.ts';
import type { RunResult } from '../../scripts/run.ts';
import { root } from '../../scripts/terminal.ts';

/** The registry settings of this machine; all other variables of an outer npm would refer to this repository. */
const KEPT =
  /^npm_config_(registry|cache|userconfig|cafile|ca|strict_ssl|proxy|https?_proxy|no_?proxy|@.*:registry|\/\/.*)$/i;

/** The environment of another project: no tool of this repository is on the PATH. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => (!/^npm_/i.test(name) || KEPT.test(name)) && name !== 'NODE_ENV',
  );
  const path = (process.env.PATH ?? '').split(delimiter);
  const outside = path.filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return {
    ...Object.fromEntries(entries),
    // The Node of the tests, with which the packages are built.
    PATH: [dirname(process.execPath), ...outside].join(delimiter),
  };
}

/** Runs a program in a folder outside the repository. Never rejects. */
export function runIn(
  folder: string,
  command: string,
  args: readonly string[],
): Promise<RunResult> {
  const child = spawn(command, args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => parts.push(data));
  child.stderr.on('data', (data: Buffer) => parts.push(data));
  const output = () => Buffer.concat(parts).toString();
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** The same, but a failure of the program fails the test. */
export async function mustRun(folder: string, command: string, args: readonly string[]) {
  const { code, output } = await runIn(folder, command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}:\n${output}`);
  return output;
}

/** A temporary folder outside the workspaces, which is deleted when the scope ends. */
export async function outsideFolder(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'baize-packages-')));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Packs both packages into `folder`, as they would be published; returns the archives. */
export async function packInto(folder: string): Promise<string[]> {
  const archives: string[] = [];
  for (const name of ['tokens', 'ui-kit']) {
    const args = ['pack', '--silent', '--pack-destination', folder];
    const output = await mustRun(join(packagesOut, name), 'npm', args);
    archives.push(join(folder, output.trim().split('\n').at(-1) ?? ''));
  }
  return archives;
}

/** Creates an application in `folder` that depends on `packages` (names with versions, or archives). */
export async function makeApplication(
  folder: string,
  packages: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'application', private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFiles(folder, files);
  await mustRun(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packages]);
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const BLOCK = 4096;

/** Disk usage of a folder, as `du` counts it: in whole blocks, folders included. */
export async function bytesOnDisk(folder: string): Promise<number> {
  const { size } = await lstat(folder);
  const own = Math.ceil(size / BLOCK) * BLOCK;
  if (!(await lstat(folder)).isDirectory()) return own;
  const inside = await Promise.all(
    (await readdir(folder)).map((name) => bytesOnDisk(join(folder, name))),
  );
  return inside.reduce((sum, bytes) => sum + bytes, own);
}

/** The folders of every installed package. */
export async function installedPackages(folder: string): Promise<string[]> {
  const modules = join(folder, 'node_modules');
  const found: string[] = [];
  for (const name of await readdir(modules)) {
    if (name.startsWith('.')) continue;
    const names = name.startsWith('@')
      ? (await readdir(join(modules, name))).map((inner) => `${name}/${inner}`)
      : [name];
    for (const each of names) {
      found.push(each);
      if (existsSync(join(modules, each, 'node_modules'))) {
        found.push(
          ...(await installedPackages(join(modules, each))).map((n) => `${each}/node_modules/${n}`),
        );
      }
    }
  }
  return found.sort();
}
