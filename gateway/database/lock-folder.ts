import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../core/config.ts';

/** SQLite's result code SQLITE_BUSY: another connection has locked the file. */
const SQLITE_BUSY = 5;
/** Two processes that start together can see each other's lock while it is taken; after this wait one gets it. */
const LOCK_TIMEOUT_MS = 500;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks the data folder for this process. The embedded database has no lock, and two processes on one folder
 * would corrupt it silently. The lock is one of the operating system on `gateway.lock.db`: it is released
 * however the process ends, and does not rely on process ids, which repeat in containers. SQLite takes it,
 * because Node has no API for file locks. The file `gateway.lock` only names the holder for people.
 * @returns a function that releases the lock
 * @throws {ConfigError} when another process holds the folder, or it cannot be locked at all
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderPath = join(folder, 'gateway.lock');
  const lock = new DatabaseSync(join(folder, 'gateway.lock.db'), { timeout: LOCK_TIMEOUT_MS });
  try {
    // Without a journal file: one left by a killed process would have to be read before locking.
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
