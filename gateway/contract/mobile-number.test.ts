import { expect, test } from 'vitest';
import { maskMobile, normaliseMobile } from './mobile-number.ts';

test.each([
  ['63', '917 123 4567', '+639171234567'],
  ['+63', '0917-123-4567', '+639171234567'],
  ['1', '+63 (917) 123.4567', '+639171234567'],
  ['1', '0063 917 123 4567', '+639171234567'],
  ['', '+63 917 123 4567', '+639171234567'],
  ['44', '07700 900123', '+447700900123'],
])('of country %s, %s is %s', (code, input, expected) => {
  expect(normaliseMobile(code, input)).toBe(expected);
});

test.each([
  ['63', ''],
  ['63', '12'],
  ['63', '917x1234567'],
  ['63', '9171234567890123'],
  ['', '0'],
  ['', '0917 123 4567'],
  ['63', '+0000000'],
])('of country %s, %s is no number', (code, input) => {
  expect(normaliseMobile(code, input)).toBeUndefined();
});

test('a masked number keeps its ends and its length', () => {
  expect(maskMobile('+639171234567')).toBe('+63•••••••567');
});
