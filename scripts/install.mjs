// Runs before `npm start`, `npm test` and others, on any installed Node: installs the packages if node_modules was not
// installed from the current lock file; otherwise it is silent and fast. It imports no package, because none may be
// installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.baize-install');
/** Oldest Node that npm and the packages' install scripts support. */
const OLDEST = [20, 19];
/** Oldest Node that runs TypeScript files directly, on platforms without a packaged Node. */
const OLDEST_WITH_TYPES = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const olderThan = ([wantMajor, wantMinor]) =>
  major < wantMajor || (major === wantMajor && minor < wantMinor);

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The key of node_modules: the lock file, and the kind of machine. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Whether a package's `os`, `cpu` or `libc` list matches this machine; no list matches all. */
const allows = (list, here) => {
  const names = [list ?? []].flat();
  const refused = names.filter((name) => name.startsWith('!'));
  return refused.length > 0
    ? !refused.includes(`!${here}`)
    : names.length === 0 || names.includes(here);
};

/** The C library of this machine, for Linux packages. */
const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

/** npm omits an optional package for another platform, or one that only such packages need. */
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
  // Some registries provide no checksum, which npm then omits.
  (!want.integrity || !have.integrity || want.integrity === have.integrity);

/** Whether a plain npm install, without this script, created node_modules from this lock file. */
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

/** Whether node_modules matches the lock file; recorded after a plain `npm install`. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted()) return true;
  if (!installedByNpm()) return false;
  writeFileSync(stamp, `${wanted()}\n`);
  return true;
}

/**
 * The environment without the variables of the outer npm run (which would install into the wrong folder or skip packages),
 * but with this machine's registry settings.
 */
function cleanEnvironment() {
  const kept =
    /^npm_config_(registry|cache|userconfig|cafile|ca|strict_ssl|proxy|https?_proxy|no_?proxy|@.*:registry|\/\/.*)$/i;
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || kept.test(name),
  );
  const environment = Object.fromEntries(entries);
  // The packaged Node is about to be replaced, so npm must not run on it.
  const path = process.env.PATH ?? '';
  environment.PATH = path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
  return environment;
}

/** The npm that started this script, otherwise the one on the PATH. */
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
