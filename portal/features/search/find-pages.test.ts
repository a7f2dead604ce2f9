import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { name: 'Deposit', words: 'top up, cash in, money' },
  { name: 'Limits', words: 'deposit limit, loss limit' },
  { name: 'Mag-withdraw', words: 'maglabas ng pera, señal' },
  ...['one', 'two', 'three', 'four'].map((name) => ({ name, words: 'many' })),
];
const found = (text: string) => findPages(pages, text).map(({ name }) => name);

test('a page is found by the beginnings of its words, by its name first', () => {
  expect(found('depos')).toEqual(['Deposit', 'Limits']);
  expect(found('deposit limit')).toEqual(['Limits']);
  expect(found('TOP-up')).toEqual(['Deposit']);
  expect(found('withdraw')).toEqual(['Mag-withdraw']);
  expect(found('senal')).toEqual(['Mag-withdraw']);
});

test('a single letter, the middle of a word and an empty text find no page; long results are truncated', () => {
  expect(found('d')).toEqual([]);
  expect(found('posit')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('many')).toHaveLength(4);
});
