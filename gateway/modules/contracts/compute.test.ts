import { describe, expect, test } from 'vitest';
import { readTiers, tierOutOfOrder, writeTiers } from '../../contract/contracts.ts';
import { computePeriod, type PeriodInput, reachedTier } from './compute.ts';
import { contractPeriodOf, endsWithin, tierDays } from './period-days.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const days = (from: string, until: string) => ({ from: day(from), until: day(until) });

const TIERS = [
  { rate: 1000, activeMembers: 2, betAmount: 100_00 },
  { rate: 2000, activeMembers: 5, betAmount: 500_00 },
  { rate: 3000, activeMembers: 5, betAmount: 900_00 },
];
const reached = { activeMembers: 5, validBets: 500_00 };

describe('[R3.07] periods of the calendar', () => {
  test.each([
    ['D', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['W', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['W', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['W', '1969-12-31', '1969-12-29', '1970-01-04'],
    ['H', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['H', '2026-11-16', '2026-11-16', '2026-11-30'],
    ['H', '2028-02-20', '2028-02-16', '2028-02-29'],
    ['M', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s of %s runs from %s to %s', (period, at, from, until) => {
    expect(contractPeriodOf(period, day(at))).toEqual(days(from, until));
  });

  test('a period ends within a range of days if the range contains its last day', () => {
    expect(endsWithin('M', days('2026-11-01', '2026-11-15'))).toBe(false);
    expect(endsWithin('M', days('2026-11-16', '2026-11-30'))).toBe(true);
    expect(endsWithin('M', days('2026-11-30', '2026-12-06'))).toBe(true);
    expect(endsWithin('D', days('2026-11-02', '2026-11-08'))).toBe(true);
  });

  test('a tier is chosen by the days of the valid-bet period up to the last paid day', () => {
    const half = days('2026-11-16', '2026-11-30');
    expect(tierDays('M', half)).toEqual(days('2026-11-01', '2026-11-30'));
    expect(tierDays('D', half)).toEqual(half);
    expect(tierDays('W', days('2026-11-18', '2026-11-18'))).toEqual(
      days('2026-11-16', '2026-11-18'),
    );
  });
});

describe('[R11.09] tiers', () => {
  test('the highest tier whose members and bets are both reached counts; without one, what is missing for the first tier is returned', () => {
    const missing = { activeMembers: 0, betAmount: 0 };
    expect(reachedTier(TIERS, reached)).toEqual({ tier: 2, rate: 2000, missing });
    expect(reachedTier(TIERS, { activeMembers: 4, validBets: 1_000_00 })).toEqual({
      tier: 1,
      rate: 1000,
      missing,
    });
    expect(reachedTier(TIERS, { activeMembers: 9, validBets: 99_99 })).toEqual({
      tier: 0,
      rate: 0,
      missing: { activeMembers: 0, betAmount: 1 },
    });
    expect(reachedTier(TIERS, { activeMembers: 0, validBets: 0 }).missing).toEqual({
      activeMembers: 2,
      betAmount: 100_00,
    });
  });

  test('each tier must be higher than the previous one', () => {
    expect(tierOutOfOrder(TIERS)).toBeUndefined();
    const [first, second] = TIERS;
    if (!first || !second) throw new Error('There are three.');
    expect(tierOutOfOrder([first, { ...second, rate: first.rate }])).toBe(1);
    expect(tierOutOfOrder([first, { ...second, activeMembers: 1 }])).toBe(1);
    expect(tierOutOfOrder([first, second, { ...second, rate: 2500 }])).toBe(2);
  });

  test('tiers are parsed as they were serialized', () => {
    expect(readTiers(writeTiers(TIERS))).toEqual(TIERS);
    expect(readTiers(writeTiers([]))).toEqual([]);
  });
});

describe('[R11.09] the result of a period', () => {
  const input: PeriodInput = {
    type: 'dividend',
    tiers: TIERS,
    tierFigures: reached,
    sums: { bets: 1_000_00, validBets: 900_00, wins: 600_00, bonuses: 99_99 },
    carriedIn: 0,
    isPayday: true,
  };
  const lost = { ...input.sums, wins: 1_100_00 };

  test('a dividend is the rate applied to the house’s winnings minus bonuses, rounded down', () => {
    expect(computePeriod(input)).toMatchObject({ tier: 2, amount: 60_00, state: 'owed' });
    expect(computePeriod(input).carriedOut).toBe(0);
  });

  test('a loss of the house is carried over and reduces the next result', () => {
    const first = computePeriod({ ...input, sums: lost });
    expect(first).toMatchObject({ amount: 0, carriedOut: -199_99, state: 'carried' });
    expect(computePeriod({ ...input, carriedIn: first.carriedOut })).toMatchObject({
      amount: 20_00,
      carriedOut: 0,
      state: 'owed',
    });
    expect(computePeriod({ ...input, carriedIn: -400_00 })).toMatchObject({
      amount: 0,
      carriedOut: -99_99,
      state: 'carried',
    });
  });

  test('before the profit-and-loss period ends, every result is carried over', () => {
    expect(computePeriod({ ...input, isPayday: false })).toMatchObject({
      amount: 0,
      carriedOut: 300_01,
      state: 'carried',
    });
  });

  test('without a tier nothing is paid, and only a loss is carried over', () => {
    const tierFigures = { activeMembers: 1, validBets: 0 };
    expect(computePeriod({ ...input, tierFigures })).toMatchObject({
      amount: 0,
      carriedOut: 0,
      state: 'notReached',
      missing: { activeMembers: 1, betAmount: 100_00 },
    });
    expect(computePeriod({ ...input, tierFigures, sums: lost }).carriedOut).toBe(-199_99);
  });

  test.each(['dailySalary', 'hourSalary', 'realtimeSalary'] as const)(
    '%s is the rate applied to the valid bets, whoever won',
    (type) => {
      expect(computePeriod({ ...input, type, sums: lost })).toMatchObject({
        amount: 180_00,
        carriedOut: 0,
        state: 'owed',
      });
      const nobody = { bets: 0, validBets: 0, wins: 0, bonuses: 0 };
      expect(computePeriod({ ...input, type, sums: nobody })).toMatchObject({
        amount: 0,
        state: 'nothing',
      });
    },
  );
});
