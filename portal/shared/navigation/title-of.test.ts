import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test('a title has the page and the brand, in the brand’s own pattern or the default one', () => {
  expect(titleOf('Slots', { name: 'Cedar' })).toBe('Slots · Cedar');
  const title = '{brand} – {page}';
  expect(titleOf('Slots', { name: 'Cedar', title })).toBe('Cedar – Slots');
});

test('a page name that contains the brand does not get it twice', () => {
  expect(titleOf('Cedar, play fair', { name: 'Cedar' })).toBe('Cedar, play fair');
});

test('text in a name that looks like a pattern stays as it is', () => {
  expect(titleOf('{brand} $&', { name: 'A $& B' })).toBe('{brand} $& · A $& B');
});
