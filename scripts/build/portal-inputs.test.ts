import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../terminal.ts';
import { filesBelow } from './inputs.ts';
import { portalInputs } from './portal-inputs.ts';

const NAMES = [
  'tokens/layout-properties.json',
  'tokens/package.json',
  'tokens/semantic.tokens.json',
  'tokens/src/safe-link.ts',
];
const files = (await Promise.all(portalInputs.map((path) => filesBelow(join(root, path))))).flat();

test('of the tokens, the portal’s build depends on their names and the link rule, and on no brand', () => {
  const paths = files.map((file) => relative(root, file));
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => path.startsWith('tokens/'))).toEqual(NAMES);
});

test('no source of the bundle imports anything else from the tokens', async () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('/scripts/'));
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import\(|glob\()\s*['"]([^'"]*tokens\/[^'"]*)['"]/g)].map(
      ([, path]) => path,
    ),
  );
  expect([...new Set(imported)].sort()).toEqual([
    '@baize/tokens/layout-properties.json',
    '@baize/tokens/semantic.tokens.json',
    '@baize/tokens/src/safe-link.ts',
  ]);
});
