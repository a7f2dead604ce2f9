import { type ChildProcess, spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './preflight.ts';
import { ScriptError } from './terminal.ts';

/** Debian installs PostgreSQL's server programs outside the PATH, in one folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;
/** Users that can own a cluster when the caller is root, which PostgreSQL refuses. */
const USERS = ['postgres', 'nobody'];
const START_WITHIN_MS = 30_000;
const ATTEMPTS = 3;
const POLL_MS = 50;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder with `initdb` and `postgres`: from the PATH, otherwise Debian's newest; undefined if none. */
export function postgresFolder(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'initdb'))
    .filter(isProgram)
    .map((program) => dirname(realpathSync(program)));
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const installed = versions
    .filter((version) => version >= OLDEST_VERSION)
    .sort((one, other) => other - one)
    .map((version) => join(DEBIAN, String(version), 'bin'));
  return [...onPath, ...installed].find((folder) =>
    ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))),
  );
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The user that runs the cluster; undefined for the caller's own. */
function clusterUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = USERS.map((name) => rows.find(([known]) => known === name)).find(Boolean);
  if (!row)
    throw new ScriptError(
      `PostgreSQL does not run as root, and the users ${USERS.join(' and ')} do not exist.`,
    );
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Starts a program as the cluster's user; its output goes to the log. */
function start(program: string, args: readonly string[], log: string, user: User | undefined) {
  const output = openSync(log, 'a');
  try {
    return spawn(program, args, { cwd: tmpdir(), stdio: ['ignore', output, output], ...user });
  } finally {
    closeSync(output);
  }
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Waits for the log line that says that the server accepts connections. */
async function isReady(child: ChildProcess, log: string): Promise<boolean> {
  const until = Date.now() + START_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if ((await readFile(log, 'utf8')).includes('ready to accept connections')) return true;
    await wait(POLL_MS);
  }
  return false;
}

export interface Postgres {
  /** Address of its first, empty database. */
  readonly url: string;
  /** File with the server's log; every line names its database, as `[name]`. */
  readonly log: string;
  /** Stops the server and removes all of its files. */
  stop(): Promise<void>;
}

/** Settings of a temporary cluster: nothing is synced to disk. */
const settings = (port: number) =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'log_line_prefix=[%d] ',
  ].flatMap((setting) => ['-c', setting]);

async function serve(folder: string, data: string, base: string, user: User | undefined) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const log = join(base, `server-${attempt}.log`);
    const server = start(join(folder, 'postgres'), ['-D', data, ...settings(port)], log, user);
    const stopped = ended(server);
    // However this process ends, the server ends too.
    const kill = () => server.kill('SIGQUIT');
    process.once('exit', kill);
    const stop = async () => {
      process.off('exit', kill);
      server.kill('SIGQUIT');
      await stopped;
    };
    if (await isReady(server, log)) return { port, log, stop };
    await stop();
    if (attempt === ATTEMPTS) {
      throw new ScriptError(`PostgreSQL does not start: ${(await readFile(log, 'utf8')).trim()}`);
    }
  }
  throw new ScriptError('PostgreSQL does not start.');
}

/**
 * Starts a temporary PostgreSQL for tests, on 127.0.0.1 and a free port.
 * @throws {ScriptError} in one line when PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = postgresFolder();
  if (!folder) throw new ScriptError(`No PostgreSQL (${OLDEST_VERSION} or later) is installed.`);
  const user = clusterUser();
  const base = await mkdtemp(join(tmpdir(), 'baize-postgres-'));
  const remove = () => rm(base, { recursive: true, force: true });
  try {
    if (user) await chown(base, user.uid, user.gid);
    const data = join(base, 'data');
    const log = join(base, 'initdb.log');
    const init = [
      '-D',
      data,
      '-U',
      'baize',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    if ((await ended(start(join(folder, 'initdb'), init, log, user))) !== 0) {
      throw new ScriptError(`initdb failed: ${(await readFile(log, 'utf8')).trim()}`);
    }
    const server = await serve(folder, data, base, user);
    return {
      url: `postgres://baize@127.0.0.1:${server.port}/postgres`,
      log: server.log,
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
