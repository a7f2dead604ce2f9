import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitFolders, readKitFacts } from '../../.storybook/docs/facts/kit-facts.ts';

/** Lucide's icons accept all SVG attributes; the provider's labels are types only. */
const OPEN = ['icon', 'foundation', 'motion'];

const texts = ['wrong-props.tsx', 'wrong-props-of-others.tsx']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const tried = new Set(
  [...texts.matchAll(/@ts-expect-error: .+\n\s*<(\w+)/g)].map(([, name]) => name),
);

test('every component has a mistake that the types reject', () => {
  const components = kitFolders()
    .filter((folder) => !OPEN.includes(folder))
    .flatMap((folder) => readKitFacts(folder).components.map(({ name }) => name));
  expect(components.filter((name) => !tried.has(name))).toEqual([]);
});
