import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const gateway = join(import.meta.dirname, '..');
/** Hono's and the standard's ways to a body, which know no limit. */
const UNBOUNDED = /\breq\.(?:arrayBuffer|blob|formData|json|parseBody|text)\(|\braw\.body\b/;

test('no call reads a body but under a limit', async () => {
  const entries = await readdir(gateway, { recursive: true });
  const sources = entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(200);
  const found = await Promise.all(
    sources.map(async (name) => {
      const text = await readFile(join(gateway, name), 'utf8');
      return UNBOUNDED.test(text) ? [name] : [];
    }),
  );
  expect(found.flat()).toEqual(['core/read-body.ts']);
});
