import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { filesBelow } from './build/inputs.ts';
import { root } from './terminal.ts';

const FILE = join(root, 'tokens/messages.json');

/**
 * The portal's messages that a brand's `layout.json` may say in its own words, by id, each with the
 * values that it is given: those of words and plain values. One with plurals, dates or tags needs more
 * than words.
 */
export async function brandableMessages(): Promise<Record<string, readonly string[]>> {
  const files = (await filesBelow(join(root, 'portal'))).filter((file) =>
    /\/messages\/en\.json$/.test(file),
  );
  const catalogues = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Record<string, string>),
  );
  const rows = catalogues.flatMap(Object.entries<string>).flatMap(([id, text]) => {
    const parts = parse(text);
    const isPlain = parts.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
    const names = parts.flatMap((part) => (part.type === TYPE.argument ? [part.value] : []));
    return isPlain ? [[id, [...new Set(names)].sort()] as const] : [];
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
