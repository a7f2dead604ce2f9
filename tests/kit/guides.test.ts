import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  bare,
  type Module,
  nameOf,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../.storybook/docs/facts/modules.ts';
import { readStoryCode } from '../../.storybook/docs/facts/story-code.ts';
import type { SyntaxNode } from '../../scripts/check-imports/source.ts';
import { root } from '../../scripts/terminal.ts';
import { kitFolders } from './components.ts';

/** Folders that draw nothing of their own: types and styles, and hooks. */
const WITHOUT_PAGE = ['foundation', 'motion'];
const folders = (await kitFolders()).filter((name) => !WITHOUT_PAGE.includes(name));

const words = z.array(z.string().min(3)).min(1);
const guideSchema = z.strictObject({
  use: words,
  avoid: words,
  anatomy: words,
  accessibility: z.strictObject({
    pattern: z.string().min(3),
    keys: z.record(z.string(), z.string().min(3)).optional(),
    announced: words.optional(),
  }),
});

function read(folder: string): Module {
  const path = join(root, 'ui-kit', folder, `${folder}.stories.tsx`);
  if (!existsSync(path)) throw new Error(`ui-kit/${folder} has no stories.`);
  return parseModule(path, readFileSync(path, 'utf8'));
}

/** A literal as the value that it stands for; guides hold texts only. */
function literalOf(value: unknown): unknown {
  const node = bare(value);
  if (node?.type === 'ArrayExpression') return nodesOf(node.elements).map(literalOf);
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(
      nodesOf(node.properties).map((each) => [nameOf(each.key), literalOf(each.value)]),
    );
  }
  return node?.type === 'Literal' ? node.value : undefined;
}

const propertyOf = (object: SyntaxNode | undefined, name: string) =>
  nodesOf(object?.properties).find(({ key }) => nameOf(key) === name);

test.each(folders)('%s has a guide, and its stories carry it', (folder) => {
  const { declared } = read(folder);
  expect(guideSchema.safeParse(literalOf(declared.get('guide')?.init)).error).toBeUndefined();
  const parameters = propertyOf(bare(declared.get('meta')?.init), 'parameters');
  expect(propertyOf(nodeOf(parameters?.value), 'guide')).toBeDefined();
});

test.each(folders)('%s: every story has code to copy that can be parsed', (folder) => {
  const { path, text } = read(folder);
  const codes = Object.entries(readStoryCode(path, text));
  expect(codes.length).toBeGreaterThan(0);
  for (const [name, code] of codes) {
    expect(() => parseModule(`${name}.tsx`, code), `${name}\n${code}`).not.toThrow();
    expect(code, name).not.toMatch(/storybook\/test|\bfn\(|userEvent|satisfies Meta/);
  }
});
