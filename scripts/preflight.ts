import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { ScriptError } from './terminal.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** What listening on a port says: nothing, or the code of the error. Without a host: anywhere. */
function listenOnce(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** A port that was free a moment ago. */
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

/** @throws {ScriptError} when nothing can listen there, in one line with the way out */
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

/** Makes a folder and what is missing above it. Node's own way never ends below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** @throws {ScriptError} when the folder cannot be made or written, in one line with the way out */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = join(folder, '.write-probe');
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new ScriptError(
      `The data folder ${folder} cannot be written (${codeOf(error)}). Set BAIZE_DATA to a folder that can.`,
    );
  }
}
