import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'gateway.secret';
const BYTES = 32;
const newSecret = () => randomBytes(BYTES).toString('base64url');

/**
 * Returns the gateway's secret: the configured one, else that of a file in the data folder, which is created
 * at the first start. It must not be in the database, because it encrypts values there. Machines that share a
 * PostgreSQL must share the secret, so it has to be configured there.
 * @param dataFolder if undefined, the secret is random and lasts for this run
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
  // The link is atomic: of processes that start together, the first one's secret is used by all.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
