import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, parseNumber, signsOf, stepFrom } from './parse-number.ts';

const english = signsOf('en');
const german = signsOf('de');

test.each([
  ['1,234.50', '1234.50'],
  ['  12 ', '12'],
  ['-0.00', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['−3', '-3'],
  ['9'.repeat(40), '9'.repeat(40)],
])('%j is %j', (text, plain) => {
  expect(parseNumber(text, english)).toBe(plain);
});

test.each([[''], ['-'], ['.'], ['1e5'], ['abc'], ['1.2.3'], ['NaN'], ['--1']])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text, english)).toBeUndefined();
  },
);

test('each locale has its own separators', () => {
  expect(parseNumber('1.234,50', german)).toBe('1234.50');
  expect(formatNumber('1234.50', german)).toBe('1.234,50');
});

test('a formatted number is parsed back to the same number, in every locale', () => {
  const locales = ['en', 'de', 'fil-PH', 'fr', 'vi'];
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      (locale, number) => {
        const signs = signsOf(locale);
        const plain = String(number);
        expect(parseNumber(formatNumber(plain, signs), signs)).toBe(plain);
      },
    ),
  );
});

test('a step stays within the bounds and adds no digits', () => {
  expect(stepFrom('0.1', 0.2, { decimals: 2 })).toBe('0.3');
  expect(stepFrom('95', 10, { max: 100, decimals: 0 })).toBe('100');
  expect(stepFrom('3', -10, { min: 0, decimals: 0 })).toBe('0');
  expect(stepFrom(undefined, 5, { decimals: 0 })).toBe('5');
});
