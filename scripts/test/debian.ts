import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../run.ts';

/** Another installation may hold the package lock: apt waits this long, and then we try again. */
const LOCK_SECONDS = 120;
const ATTEMPTS = 3;
const PAUSE_MS = 5_000;

/** Installs packages of Debian; the caller is root. Returns whether they are there now. */
export async function installFromDebian(packages: readonly string[]): Promise<boolean> {
  const apt = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, '-q', '-y'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await run('apt-get', [...apt, 'update'], { env });
    const install = [...apt, 'install', '--no-install-recommends', ...packages];
    const { code } = await run('apt-get', install, { env });
    if (code === 0) return true;
    if (attempt < ATTEMPTS) await wait(PAUSE_MS);
  }
  return false;
}
