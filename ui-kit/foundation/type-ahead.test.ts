import { expect, test } from 'vitest';
import { appendTypeAhead, findByTypeAhead } from './type-ahead.ts';

test('letters in quick succession are one text, a pause starts a new one', () => {
  const first = appendTypeAhead(undefined, 'd', 0);
  expect(appendTypeAhead(first, 'e', 300).text).toBe('de');
  expect(appendTypeAhead(first, 'e', 900).text).toBe('e');
});

test('finds items by their beginning, and moves on with the same letter', () => {
  const texts = ['Deposit', 'Messages', 'Downline', 'Log out'];
  expect(findByTypeAhead(texts, 'd', -1)).toBe(0);
  expect(findByTypeAhead(texts, 'd', 0)).toBe(2);
  expect(findByTypeAhead(texts, 'dd', 2)).toBe(0);
  expect(findByTypeAhead(texts, 'do', 0)).toBe(2);
  expect(findByTypeAhead(texts, 'LOG', 0)).toBe(3);
  expect(findByTypeAhead(texts, 'z', 0)).toBe(-1);
});
