import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/terminal.ts';

const kit = join(root, 'ui-kit');

/** The kit's folders: each has an `index.ts`, which contains its whole public API. */
export async function kitFolders(): Promise<string[]> {
  const entries = await readdir(kit, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(kit, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .sort();
}

export const importFolder = (name: string): Promise<Record<string, unknown>> =>
  import(`../../ui-kit/${name}/index.ts`);

/** Every name that a folder's `index.ts` exports, types marked, as written. */
export async function exportedNames(folder: string): Promise<string[]> {
  const text = await readFile(join(kit, folder, 'index.ts'), 'utf8');
  const names: string[] = [];
  for (const [, type, list = ''] of text.matchAll(/export (type )?\{([^}]*)\}/g)) {
    for (const part of list.split(',')) {
      const name = part.trim().replace(/^(type )?.* as /, '$1');
      if (name) names.push(type ? `type ${name}` : name);
    }
  }
  return names.sort();
}
