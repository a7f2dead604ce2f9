import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FRAGMENTS = join(import.meta.dirname, 'client');
const INCLUDE = /^ *<!-- include ([a-z]+) -->\n/gm;

/**
 * Replaces every `<!-- include <name> -->` in a game's page by `play/client/<name>.html`, recursively.
 */
export async function includeHtml(page: string): Promise<string> {
  const names = Array.from(page.matchAll(INCLUDE), ([, name = '']) => name);
  const read = async (name: string) =>
    includeHtml(await readFile(join(FRAGMENTS, `${name}.html`), 'utf8'));
  const fragments = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const byName = new Map(fragments);
  return page.replace(INCLUDE, (_, name: string) => byName.get(name) ?? '');
}
