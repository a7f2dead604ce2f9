import { existsSync } from 'node:fs';
import { postgresFolder } from '../postgres.ts';
import { run } from '../run.ts';
import { installFromDebian } from './debian.ts';

/**
 * Ensures that PostgreSQL is installed for the tests: an existing one, otherwise Debian's package when root. Returns the
 * reason, in one line, when none is installed and none can be.
 */
export async function ensurePostgres(): Promise<string | undefined> {
  if (postgresFolder()) return undefined;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot) {
    console.log('Installing PostgreSQL for the tests …');
    // The package starts a server of its own, which is not needed.
    if ((await installFromDebian(['postgresql'])) && postgresFolder()) {
      await run('pg_ctlcluster', [versionOf(postgresFolder()), 'main', 'stop']);
      return undefined;
    }
  }
  return 'There is no PostgreSQL (15 or later) on this machine. Install one, or put its initdb on the PATH.';
}

/** `15` of `/usr/lib/postgresql/15/bin`. */
const versionOf = (folder = ''): string => /(\d+)\/bin$/.exec(folder)?.[1] ?? '';
