import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMajor, toMinor } from './money.ts';

test('every amount of minor units survives the way to major units and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom('USD', 'VND'),
      (minor, code) => {
        expect(toMinor(toMajor(minor, code), code)).toBe(minor === 0 ? 0 : minor);
      },
    ),
  );
});

test('reads decimals exactly, where multiplying drifts', () => {
  expect(toMinor(1.15, 'USD')).toBe(115);
  expect(toMinor(0.29, 'USD')).toBe(29);
  expect(toMinor(4.35, 'USD')).toBe(435);
  expect(toMinor(70_368_744_177.67, 'USD')).toBe(7_036_874_417_767);
});

test('refuses what the currency cannot express', () => {
  for (const amount of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(() => toMinor(amount, 'USD')).toThrow(RangeError);
  }
  expect(() => toMinor(1.5, 'VND')).toThrow(RangeError);
  expect(() => toMinor(1, 'XXX')).toThrow(RangeError);
});
