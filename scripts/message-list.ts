import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { protection } from '../tokens/src/protected-messages.ts';
import { filesBelow } from './build/inputs.ts';
import { root } from './terminal.ts';

const FILE = join(root, 'tokens/messages.json');

/** Every message of the portal in English, with its id. */
export async function portalMessages(): Promise<[id: string, text: string][]> {
  const files = (await filesBelow(join(root, 'portal'))).filter((file) =>
    /\/messages\/en\.json$/.test(file),
  );
  const catalogues = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Record<string, string>),
  );
  return catalogues.flatMap(Object.entries<string>);
}

/**
 * The portal's messages that a brand's `layout.json` may override, by id, each with its placeholders. Messages with plurals,
 * dates or tags are excluded, because a brand's text cannot express them, and so are protected messages.
 */
export async function brandableMessages(): Promise<Record<string, readonly string[]>> {
  const rows = (await portalMessages()).flatMap(([id, text]) => {
    const parts = parse(text);
    const isPlain = parts.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
    const names = parts.flatMap((part) => (part.type === TYPE.argument ? [part.value] : []));
    return isPlain && !protection(id) ? [[id, [...new Set(names)].sort()] as const] : [];
  });
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const asFile = (messages: Record<string, readonly string[]>): string => {
  const lines = Object.entries(messages).map(
    ([id, names]) => `  ${JSON.stringify(id)}: ${JSON.stringify(names).replaceAll(',', ', ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

if (import.meta.main) await writeFile(FILE, asFile(await brandableMessages()));
