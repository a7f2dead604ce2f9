import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addExact,
  basisPointsOf,
  majorUnits,
  minorUnits,
  percentOf,
  type Rounding,
  timesOf,
  wholeOf,
} from './decimal.ts';

const rounding = fc.constantFrom<Rounding>('down', 'up', 'halfUp');
const minor = fc.integer({ min: 0, max: 10_000_000_000 });
const decimals = fc.constantFrom(0, 2, 3);
/** A percentage as people write it, with up to four decimals, and its exact ten-thousandths. */
const percent = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((parts) => ({ parts, value: Number(`${parts}e-4`) }));

/** The same in whole numbers alone. */
function expected(numerator: bigint, divisor: bigint, rule: Rounding): bigint {
  if (rule === 'down') return numerator / divisor;
  if (rule === 'up') return (numerator + divisor - 1n) / divisor;
  return (2n * numerator + divisor) / (2n * divisor);
}

test('0.7 % of 110.00 is 0.77, where floats make 0.76', () => {
  expect(Math.floor((11_000 * 0.7) / 100)).toBe(76);
  expect(percentOf(11_000, 0.7, 'down')).toBe(77);
  expect(percentOf(11_000, 0.7, 'up')).toBe(77);
  expect(percentOf(100, 0.5, 'halfUp')).toBe(1);
  expect(percentOf(100, 0.4999, 'halfUp')).toBe(0);
  expect(percentOf(-100, 0.5, 'halfUp')).toBe(-1);
  expect(timesOf(115, 1.1, 'up')).toBe(127);
  expect(wholeOf(100, 0.7, 'up')).toBe(14_286);
});

test('percentages round as the same sum in whole numbers does', () => {
  fc.assert(
    fc.property(minor, percent, rounding, (amount, { parts, value }, rule) => {
      const exact = expected(BigInt(amount) * BigInt(parts), 1_000_000n, rule);
      expect(percentOf(amount, value, rule)).toBe(Number(exact));
    }),
  );
});

test('basis points and percent agree', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 10_000 }), rounding, (amount, points, rule) => {
      expect(basisPointsOf(amount, points, rule)).toBe(
        percentOf(amount, Number(`${points}e-2`), rule),
      );
    }),
  );
});

test('a share and what is left of it are the whole, and no share is more than a unit off', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 0, max: 100_000 }), rounding, (amount, parts, rule) => {
      const one = percentOf(amount, Number(`${parts}e-3`), rule);
      const other = percentOf(amount, Number(`${100_000 - parts}e-3`), 'down');
      expect(one).toBeGreaterThanOrEqual(0);
      expect(one).toBeLessThanOrEqual(amount);
      expect(one + (amount - one)).toBe(amount);
      expect(Math.abs(amount - one - other)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the amount of which so much is a percentage has at least that percentage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), percent, (part, { value }) => {
      const whole = wholeOf(part, value, 'up');
      expect(percentOf(whole, value, 'down')).toBeGreaterThanOrEqual(part);
      expect(percentOf(whole - 1, value, 'down')).toBeLessThan(part);
    }),
  );
});

test('every amount survives the way to major units and back, with 0, 2 and 3 decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), decimals, (amount, places) => {
      expect(minorUnits(majorUnits(amount, places), places)).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

test('sums of major units are exact', () => {
  expect(addExact(0.1, 0.2)).toBe(0.3);
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer(),
      decimals,
      (one, two, places) => {
        const sum = addExact(majorUnits(one, places), majorUnits(two, places));
        expect(sum).toBe(majorUnits(one + two, places));
      },
    ),
  );
});

test('what is no amount is refused', () => {
  for (const amount of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 5e-324]) {
    expect(() => minorUnits(amount, 2)).toThrow(RangeError);
  }
  expect(minorUnits(1.005, 2, 'halfUp')).toBe(101);
  expect(() => wholeOf(1, 0, 'up')).toThrow(RangeError);
  expect(() => percentOf(1e15, 1e15, 'down')).toThrow(RangeError);
});
