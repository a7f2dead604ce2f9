import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../core/config.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * The embedded database has no lock of its own, and two processes on one folder lose data without
 * a word. One process holds `gateway.lock`; a lock whose process is gone is taken over.
 * @throws {ConfigError} when another live process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'gateway.lock');
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new ConfigError(
        `Another Baize (process ${holder}) uses the data folder ${folder}. Stop it, or set BAIZE_DATA to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
}
