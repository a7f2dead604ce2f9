import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositOutcome } from './deposit-outcome.ts';

test("the outcome of a deposit equals the gateway's, in every currency", () => {
  const terms = { feePercent: 1.5, turnoverTimes: 1 };
  expect(depositOutcome(1101.33, { ...terms, decimals: 2 })).toEqual({
    fee: 16.52,
    credited: 1084.81,
    turnover: 1084.81,
  });
  expect(depositOutcome(1101, { ...terms, decimals: 0 })).toEqual({
    fee: 17,
    credited: 1084,
    turnover: 1084,
  });
  expect(depositOutcome(1101.333, { ...terms, decimals: 3 })).toEqual({
    fee: 16.52,
    credited: 1084.813,
    turnover: 1084.813,
  });
});

test('fee and credited amount add up to the deposit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom(0, 2, 3),
      (minor, points, decimals) => {
        const scale = 10 ** decimals;
        const of = { feePercent: points / 100, turnoverTimes: 1, decimals };
        const { fee, credited } = depositOutcome(minor / scale, of);
        expect(Math.round(fee * scale) + Math.round(credited * scale)).toBe(minor);
      },
    ),
  );
});
