import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The modules of this folder that Storybook's brand page imports. */
const ENTRIES = ['brand-document.ts', 'declarations.ts', 'schema.ts', 'css-value.ts', 'tree.ts'];

async function importsOf(file: string, seen: Map<string, string[]>): Promise<void> {
  if (seen.has(file)) return;
  const text = await readFile(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gms)];
  const specifiers = imports.map(([, specifier = '']) => specifier);
  seen.set(file, specifiers);
  for (const specifier of specifiers.filter((each) => each.startsWith('.'))) {
    await importsOf(join(dirname(file), specifier), seen);
  }
}

test('a browser can load all token modules that the brand page imports', async () => {
  const seen = new Map<string, string[]>();
  for (const entry of ENTRIES) await importsOf(join(import.meta.dirname, entry), seen);
  expect(seen.size).toBeGreaterThan(12);
  const ofNode = [...seen].flatMap(([file, specifiers]) =>
    specifiers.filter((each) => each.startsWith('node:')).map((each) => `${file}: ${each}`),
  );
  expect(ofNode).toEqual([]);
});
