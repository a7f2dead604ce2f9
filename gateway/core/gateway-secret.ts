import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'gateway.secret';
const BYTES = 32;
const newSecret = () => randomBytes(BYTES).toString('base64url');

/**
 * The gateway's own secret: of its configuration, else of a file beside the data that is made at the
 * first start. It must not lie in the database, for it locks what lies there. Several machines on
 * one PostgreSQL need the same, so there it belongs into the configuration.
 * @param dataFolder absent: nothing is kept, and the secret lasts for this run
 */
export async function gatewaySecret(
  configured: string | undefined,
  dataFolder: string | undefined,
): Promise<string> {
  if (configured) return configured;
  if (!dataFolder) return newSecret();
  const path = join(dataFolder, FILE);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return known;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${path}.${newSecret()}`;
  await writeFile(draft, newSecret(), { mode: 0o600 });
  // Whole or not at all: of processes that start at once the first one's counts for all.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
