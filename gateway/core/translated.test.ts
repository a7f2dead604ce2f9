import { expect, test } from 'vitest';
import { inLanguage } from './translated.ts';

test('a text is read in the language asked for, and in English where it was not translated', () => {
  expect(inLanguage({ EN: 'House', TY: 'Bahay' }, 'TY')).toBe('Bahay');
  expect(inLanguage({ EN: 'House', TY: 'Bahay' }, 'EN')).toBe('House');
  expect(inLanguage({ EN: 'House' }, 'TY')).toBe('House');
});
