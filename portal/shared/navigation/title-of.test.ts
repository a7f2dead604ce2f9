import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test('a title has the page and the brand, by the brand’s own pattern or the usual one', () => {
  expect(titleOf('Slots', { name: 'Cedar' })).toBe('Slots · Cedar');
  const title = '{brand} – {page}';
  expect(titleOf('Slots', { name: 'Cedar', title })).toBe('Cedar – Slots');
});

test('a page that is named with the brand is not named with it twice', () => {
  expect(titleOf('Cedar, play fair', { name: 'Cedar' })).toBe('Cedar, play fair');
});

test('what looks like a pattern inside of a name stays as it is', () => {
  expect(titleOf('{brand} $&', { name: 'A $& B' })).toBe('{brand} $& · A $& B');
});
