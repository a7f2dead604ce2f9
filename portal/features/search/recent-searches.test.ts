// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the latest search is first, each is listed once, and five at most', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', ' Two ', '  ', 'six']) {
    rememberSearch(text);
  }
  expect(recentSearches()).toEqual(['six', 'Two', 'five', 'four', 'three']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '"text"', '[1]'])('stored %s counts as none', (stored) => {
  localStorage.setItem('searches', stored);
  expect(recentSearches()).toEqual([]);
});
