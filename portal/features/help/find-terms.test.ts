import { expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';

const terms = [
  { term: 'a', title: 'Deposits', keywords: 'top up', answer: '<p class="pay">Señal</p>' },
  { term: 'b', title: 'Bonus', keywords: 'promotion', answer: '<p>Extra money.</p>' },
];
const found = (search: string) => findTerms(terms, search).map(({ term }) => term);

test('every word must match, in any position, case and accents', () => {
  expect(found(' TOP senal ')).toEqual(['a']);
  expect(found('money')).toEqual(['b']);
  expect(found('deposits money')).toEqual([]);
  expect(found('')).toEqual(['a', 'b']);
});

test('tags are not searched', () => {
  expect(found('class')).toEqual([]);
});
