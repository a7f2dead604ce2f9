import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSource } from '../scripts/check-imports/source.ts';
import { root } from '../scripts/terminal.ts';
import { prebundled } from './prebundled.ts';

/** Run in Node, or when style is compiled: never fetched by a browser. */
const NOT_IN_BROWSER =
  /\.test\.tsx?$|\.css\.ts$|^(build|codemods)\/|^foundation\/(style|reset-rules)\.ts$/;

/** The packages that a browser fetches for the kit's components and stories. */
async function importedByKit(): Promise<string[]> {
  const cwd = join(root, 'ui-kit');
  const found = new Set<string>();
  for await (const path of glob('**/*.{ts,tsx}', { cwd })) {
    if (NOT_IN_BROWSER.test(path) || path.includes('node_modules')) continue;
    const text = await readFile(join(cwd, path), 'utf8');
    for (const { specifier } of parseSource(path, text).imports) {
      if (!/^(\.|node:|@baize\/)/.test(specifier)) found.add(specifier);
    }
  }
  return [...found].sort();
}

test('every package that the kit imports is bundled before the first story', async () => {
  const late = (await importedByKit()).filter((name) => !prebundled.includes(name));
  expect(late).toEqual([]);
});
