import { expect, test } from 'vitest';
import { commissionOf, DEFAULT_RULE } from './rule.ts';

const DOLLARS = { merchants: 'USD', currency: 'USD' };

const of = (bets: number, ...deposits: number[]) =>
  commissionOf({ bets, deposits }, DEFAULT_RULE, DOLLARS);

test('bets earn their percentage, rounded down to the cent', () => {
  expect(of(100_00)).toBe(30);
  expect(of(3_32)).toBe(0);
  expect(of(3_34)).toBe(1);
});

test('deposits earn their percentage from the minimum on, each up to the maximum', () => {
  expect(of(0, 50_00)).toBe(1_00);
  expect(of(0, 9_99)).toBe(0);
  expect(of(0, 10_00)).toBe(20);
  expect(of(0, 5000_00, 1200_00)).toBe(20_00 + 20_00);
  expect(of(100_00, 50_00)).toBe(1_30);
});

test('no cent is lost to binary fractions: 0.29 percent of 100.00 is 0.29', () => {
  const rule = { ...DEFAULT_RULE, betPercent: 0.29 };
  expect(commissionOf({ bets: 100_00, deposits: [] }, rule, DOLLARS)).toBe(29);
});
