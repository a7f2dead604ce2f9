import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../run.ts';

/** Timeout of apt's lock, which another installation may hold, and after which we retry. */
const LOCK_SECONDS = 120;
const ATTEMPTS = 3;
const PAUSE_MS = 5_000;

/** Installs Debian packages; the caller must be root. Returns whether they are installed. */
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
