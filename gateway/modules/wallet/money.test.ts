import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCY_CODES } from '../../contract/currencies.ts';
import {
  catalogueHundredths,
  catalogueToMinor,
  catalogueUnits,
  currencyView,
  merchantToMinor,
  moneyText,
  toMajor,
  toMinor,
} from './money.ts';

test('every amount in minor units survives conversion to major units and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom(...CURRENCY_CODES),
      (minor, code) => {
        expect(toMinor(toMajor(minor, code), code)).toBe(minor === 0 ? 0 : minor);
      },
    ),
  );
});

test('converts decimals exactly, where multiplication would be inexact', () => {
  expect(toMinor(1.15, 'USD')).toBe(115);
  expect(toMinor(0.29, 'USD')).toBe(29);
  expect(toMinor(4.35, 'USD')).toBe(435);
  expect(toMinor(1.005, 'KWD')).toBe(1005);
  expect(toMinor(70_368_744_177.67, 'USD')).toBe(7_036_874_417_767);
});

test('refuses amounts that the currency cannot express', () => {
  for (const amount of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(() => toMinor(amount, 'USD')).toThrow(RangeError);
  }
  expect(() => toMinor(1.5, 'VND')).toThrow(RangeError);
  expect(() => toMinor(1.0005, 'KWD')).toThrow(RangeError);
  expect(() => toMinor(1, 'XXX')).toThrow(RangeError);
});

test('a merchant’s amounts are rounded in the given direction if a currency has fewer decimals', () => {
  const yen = { merchants: 'JPY', currency: 'JPY' };
  expect(merchantToMinor(0.5, yen, 'up')).toBe(1);
  expect(merchantToMinor(2.5, yen, 'down')).toBe(2);
  expect(merchantToMinor(2.5, { merchants: 'USD', currency: 'KWD' }, 'down')).toBe(2500);
  expect(merchantToMinor(0.01, { merchants: 'USD', currency: 'VND' }, 'down')).toBe(100);
  expect(merchantToMinor(5000, { merchants: 'VND', currency: 'USD' }, 'up')).toBe(50);
});

test('limits of the catalogue are converted to each currency', () => {
  expect(catalogueToMinor(20, 'USD', 'up')).toBe(20);
  expect(catalogueToMinor(20, 'JPY', 'up')).toBe(20);
  expect(catalogueToMinor(20, 'VND', 'up')).toBe(2000);
  expect(catalogueToMinor(20, 'KWD', 'up')).toBe(200);
  expect(catalogueHundredths(0.29, 'up')).toBe(29);
  expect(catalogueUnits(29)).toBe(0.29);
});

test('amounts are formatted with the decimals of their currency', () => {
  expect(moneyText(123_450, 'USD')).toBe('$1,234.50');
  expect(moneyText(1234, 'JPY')).toBe('¥1,234');
  expect(moneyText(1_234_005, 'KWD')).toBe('KD1,234.005');
  expect(currencyView('BHD')).toEqual({ currencySymbol: 'BD', decimals: 3 });
});
