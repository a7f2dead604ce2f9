import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND_TOKENS } from './brand-names.ts';
import { nameListSchema, nameProblems } from './names.ts';
import { flatten } from './tree.ts';

const folder = join(import.meta.dirname, '..');
const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));

test('no token was removed or added without an entry in tokens/names.json', async () => {
  const list = nameListSchema.parse(await read('names.json'));
  // The names that components read, and those that every brand's file must have, are both public API.
  const now = [...flatten(await read('semantic.tokens.json')).keys(), ...BRAND_TOKENS.keys()];
  expect(nameProblems(now, list)).toEqual([]);
  expect(list.names.length).toBeGreaterThan(80);
});

const agreed = { names: ['color.a', 'color.b'], removed: [] };

test('an undeclared removal is rejected by name', () => {
  const [problem, ...rest] = nameProblems(['color.a'], agreed);
  expect(problem).toMatch(/^color\.b was removed without a word/);
  expect(rest).toEqual([]);
});

test('a declared removal passes, and only with a reason', () => {
  const removed = [{ name: 'color.b', reason: 'Nothing has been drawn with it since March.' }];
  expect(nameProblems(['color.a'], { names: ['color.a'], removed })).toEqual([]);
  const unreasoned = { names: ['color.a'], removed: [{ name: 'color.b', reason: '' }] };
  expect(nameListSchema.safeParse(unreasoned).success).toBe(false);
});

test('a new name, a reintroduced name and a name in both lists are rejected', () => {
  expect(nameProblems(['color.a', 'color.b', 'color.c'], agreed)).toEqual([
    'color.c is new: add it to tokens/names.json',
  ]);
  const removed = [{ name: 'color.b', reason: 'Nothing has been drawn with it since March.' }];
  expect(nameProblems(['color.a', 'color.b'], { ...agreed, removed })).toEqual([
    'color.b is listed as removed, and is there',
    'color.b is listed as agreed and as removed',
  ]);
});
