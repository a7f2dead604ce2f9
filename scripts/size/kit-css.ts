import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from '../terminal.ts';

const ENTRY = 'virtual:whole-kit';

/**
 * The stylesheet of a page that uses every component of the kit, after gzip.
 * @returns bytes
 */
export async function kitCssSize(): Promise<number> {
  const entries = await readdir(join(root, 'ui-kit'), { withFileTypes: true, recursive: true });
  const styles = entries
    .filter(({ name }) => name.endsWith('.css.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'baize-whole-kit',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}`
            ? styles.map((file) => `import ${JSON.stringify(file)};`).join('\n')
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const css = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source.toString()] : [],
  );
  if (css.length === 0) throw new Error('The kit was built without a stylesheet.');
  return gzipSync(css.join('\n'), { level: 9 }).length;
}
