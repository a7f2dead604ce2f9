import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../core/config.ts';

/** SQLite's code for a file that another connection has locked. */
const BUSY = 5;
/** Two that start at once see each other's half-taken lock for a moment: one of them is to get it. */
const WAIT_MS = 500;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * The embedded database has no lock of its own, and two processes on one folder lose data without
 * a word. One process holds an exclusive lock of the operating system on `gateway.lock.db` for as
 * long as it lives: the system releases it however the process ends, and process ids, which repeat
 * in containers, play no part. SQLite takes the lock, for Node has no call for it. The file
 * `gateway.lock` only tells people who holds it.
 * @returns what releases the folder
 * @throws {ConfigError} when another process holds the folder, or it cannot be locked at all
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderPath = join(folder, 'gateway.lock');
  const lock = new DatabaseSync(join(folder, 'gateway.lock.db'), { timeout: WAIT_MS });
  try {
    // No journal file: one that a killed process left would have to be read before the lock is taken.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ConfigError(`The data folder ${folder} cannot be locked (${why}).`);
    }
    const holder = (await readFile(holderPath, 'utf8').catch(() => '')).trim();
    throw new ConfigError(
      `Another Baize (${holder || 'just started'}) uses the data folder ${folder}. Stop it, or set BAIZE_DATA to another folder.`,
    );
  }
  await writeFile(holderPath, `process ${process.pid} on ${hostname()}`);
  return async () => {
    if (lock.isOpen) lock.close();
  };
}
