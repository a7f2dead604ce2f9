import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { toolEnvironment } from '../run.ts';
import { root, ScriptError } from '../terminal.ts';
import { copySeededDatabase } from './demo-data.ts';

/** Timeout of filling a new database, which takes seconds. */
const START_LIMIT_MS = 120_000;
const LAST_LINES = 40;
/** The log line of `gateway/server.ts` with its address. */
const READY = /^The gateway listens at (http\S+)/;

export interface TemporaryGateway {
  /** For example `http://localhost:40123`. */
  readonly url: string;
  /** The last lines of its output, for error reports. */
  output(): string;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/**
 * Starts a gateway in a process of its own, on a free port, with new demo data in a folder that is deleted when it stops.
 * It serves the last built portal.
 * @param preload a module that the process loads first, for changes by tests
 */
export async function startTemporaryGateway(
  env: Record<string, string> = {},
  preload?: URL,
): Promise<TemporaryGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const fill = async (draft: string) => {
      const filling = await startOn(draft, {}, preload);
      await filling.stop();
    };
    await copySeededDatabase(folder, env, { fill, preload });
    const gateway = await startOn(folder, env, preload);
    return { ...gateway, stop: () => gateway.stop().then(forget) };
  } catch (error) {
    await forget();
    throw error;
  }
}

async function startOn(
  folder: string,
  env: Record<string, string>,
  preload: URL | undefined,
): Promise<TemporaryGateway> {
  const imports = preload ? ['--import', preload.href] : [];
  const child = spawn(process.execPath, [...imports, join(root, 'gateway/server.ts')], {
    cwd: root,
    env: toolEnvironment({ PORT: '0', BAIZE_DATA: folder, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const remember = (line: string) => {
    lines.push(line);
    if (lines.length > LAST_LINES) lines.shift();
  };
  const out = createInterface({ input: child.stdout });
  out.on('line', remember);
  createInterface({ input: child.stderr }).on('line', remember);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const fail = (why: string) =>
        reject(new ScriptError(`The gateway ${why}:\n${lines.join('\n')}`));
      const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
      out.on('line', (line) => {
        const found = READY.exec(line)?.[1];
        if (!found) return;
        clearTimeout(limit);
        resolve(found);
      });
      child.once('close', () => {
        clearTimeout(limit);
        fail('ended while starting');
      });
    });
    return { url, output: () => lines.join('\n'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
