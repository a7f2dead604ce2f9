import { expect, test } from 'vitest';
import { findTyped, typeOn } from './type-ahead.ts';

test('letters in quick succession make a word, a pause begins a new one', () => {
  const first = typeOn(undefined, 'd', 0);
  expect(typeOn(first, 'e', 300).text).toBe('de');
  expect(typeOn(first, 'e', 900).text).toBe('e');
});

test('finds by beginning, and walks on with the same letter', () => {
  const texts = ['Deposit', 'Messages', 'Downline', 'Log out'];
  expect(findTyped(texts, 'd', -1)).toBe(0);
  expect(findTyped(texts, 'd', 0)).toBe(2);
  expect(findTyped(texts, 'dd', 2)).toBe(0);
  expect(findTyped(texts, 'do', 0)).toBe(2);
  expect(findTyped(texts, 'LOG', 0)).toBe(3);
  expect(findTyped(texts, 'z', 0)).toBe(-1);
});
