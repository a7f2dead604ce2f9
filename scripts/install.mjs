// Runs before `npm start`, `npm test` and the like, on whatever Node the machine has: installs the
// packages when the lock file is not the one that node_modules was made from, and is silent (and
// quick) otherwise. It imports no package, because there may be none yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.baize-install');
/** Oldest Node that npm and the packages' own install steps run on. */
const OLDEST = [20, 19];
/** Oldest Node that runs TypeScript files as they are, where no Node comes with the packages. */
const OLDEST_WITH_TYPES = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const olderThan = ([wantMajor, wantMinor]) =>
  major < wantMajor || (major === wantMajor && minor < wantMinor);

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** What node_modules must match: the lock file, on this kind of machine. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Whether a list of a package's `os`, `cpu` or `libc` lets it in here; no list lets it in everywhere. */
const allows = (list, here) => {
  const names = [list ?? []].flat();
  const refused = names.filter((name) => name.startsWith('!'));
  return refused.length > 0
    ? !refused.includes(`!${here}`)
    : names.length === 0 || names.includes(here);
};

/** The C library that packages for Linux are built against. */
const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

/** npm leaves an optional package out where it is for another platform, or needed by such a one alone. */
const mayBeAbsent = ({ optional, os, cpu, libc: built }) =>
  optional === true &&
  (!(os || cpu) ||
    !allows(os, process.platform) ||
    !allows(cpu, process.arch) ||
    (process.platform === 'linux' && built !== undefined && !allows(built, libc())));

const isSame = (want, have) =>
  want.version === have.version &&
  (want.name ?? '') === (have.name ?? '') &&
  Boolean(want.link) === Boolean(have.link) &&
  // npm keeps no checksum of what it took from some registries.
  (!want.integrity || !have.integrity || want.integrity === have.integrity);

/** Whether npm itself, without this script, made node_modules from this lock file. */
function installedByNpm() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  try {
    const { packages: have } = JSON.parse(readFileSync(list, 'utf8'));
    const { packages: want } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    return (
      Object.entries(want).every(
        ([path, entry]) =>
          path === '' || (have[path] ? isSame(entry, have[path]) : mayBeAbsent(entry)),
      ) && Object.keys(have).every((path) => want[path])
    );
  } catch {
    return false;
  }
}

/** Whether node_modules fits the lock file; written down where a plain `npm install` made it so. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted()) return true;
  if (!installedByNpm()) return false;
  writeFileSync(stamp, `${wanted()}\n`);
  return true;
}

/**
 * The environment without what the outer npm run put there (it would install into the wrong place
 * or skip packages), but with the settings by which this machine reaches its registry.
 */
function cleanEnvironment() {
  const kept =
    /^npm_config_(registry|cache|userconfig|cafile|ca|strict_ssl|proxy|https?_proxy|no_?proxy|@.*:registry|\/\/.*)$/i;
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || kept.test(name),
  );
  const environment = Object.fromEntries(entries);
  // The packages' own Node is about to be deleted and written again: do not run npm on it.
  const path = process.env.PATH ?? '';
  environment.PATH = path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
  return environment;
}

/** npm as it was started, else the one on PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const usable = node && !node.startsWith(modules) && existsSync(node);
  if (script?.endsWith('.js') && usable) return { command: node, before: [script], shell: false };
  return { command: 'npm', before: [], shell: process.platform === 'win32' };
}

async function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing packages (once for each version of the lock file) …');
  const { command, before, shell } = npmCommand();
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const child = spawn(command, [...before, ...options, '--loglevel=error'], {
    cwd: root,
    env: cleanEnvironment(),
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  const ticking = setInterval(() => console.log(`  still installing, ${seconds()}`), 10_000);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearInterval(ticking);
  if (code !== 0) {
    console.error(Buffer.concat(output).toString().trim().split('\n').slice(-15).join('\n'));
    fail(
      'Packages could not be installed (npm ci failed, see above). Check the network, then try again.',
    );
  }
  writeFileSync(stamp, `${wanted()}\n`);
  console.log(`  packages installed, ${seconds()}`);
}

if (olderThan(OLDEST)) {
  fail(
    `Baize needs Node ${OLDEST.join('.')} or newer to install; this is ${process.versions.node}.`,
  );
}
if (!isInstalled()) await install();
if (!existsSync(join(modules, '.bin', 'node')) && olderThan(OLDEST_WITH_TYPES)) {
  fail(
    `Baize needs Node ${OLDEST_WITH_TYPES.join('.')} or newer on ${process.platform}; this is ${process.versions.node}.`,
  );
}
