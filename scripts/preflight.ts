import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { errorCode } from '../gateway/core/error-code.ts';
import { ScriptError } from './terminal.ts';

const codeOf = (error: unknown): string => errorCode(error) ?? String(error);

/** Tries to listen on a port. Returns the code of the error, or undefined. Without a host, on all interfaces. */
function listenOnce(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Checks that a server can listen on a port. @throws {ScriptError} with the reason and what to do */
export async function checkPort(port: number, host?: string): Promise<void> {
  if (port === 0) return;
  const problem = await listenOnce(port, host);
  if (!problem) return;
  const reason =
    problem === 'EADDRINUSE'
      ? 'is taken by another program'
      : problem === 'EACCES'
        ? 'needs rights that this user does not have'
        : `cannot be used (${problem})`;
  throw new ScriptError(`Port ${port} ${reason}. Set PORT to a free one, such as PORT=4180.`);
}

/** Creates a folder and its missing parents; `mkdir` with `recursive` never returns below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Checks that the data folder can be created and written. @throws {ScriptError} with the reason and what to do */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = join(folder, '.write-probe');
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new ScriptError(
      `The data folder ${folder} is not writable (${codeOf(error)}). Set BAIZE_DATA to a writable folder.`,
    );
  }
}
