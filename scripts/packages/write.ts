import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../terminal.ts';

/** Writes files below `folder` by their paths, making the folders that they need. */
export async function writeAll(folder: string, files: Iterable<readonly [string, string]>) {
  for (const [path, text] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.endsWith('\n') ? text : `${text}\n`);
  }
}

/** Documents of a package: README, changelog and licence. */
export async function copyPackageDocs(workspace: string, folder: string): Promise<void> {
  for (const name of ['README.md', 'CHANGELOG.md']) {
    await copyFile(join(workspace, name), join(folder, name));
  }
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
