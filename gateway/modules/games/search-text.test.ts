import { describe, expect, test } from 'vitest';
import { searchText } from './search-text.ts';

describe('search text', () => {
  test.each([
    ["Dragon's Lair", 'dragons lair'],
    ['Señorita Peña', 'senorita pena'],
    ['Hot & Spin: Gold!', 'hot spin gold'],
    ['  PISTA  ', 'pista'],
  ])('%s is normalized to %s', (name, expected) => {
    expect(searchText(name)).toBe(expected);
  });
});
