import { expect, test } from 'vitest';
import { amountProblem, parseAmount } from './amount.ts';

test.each([
  ['1,250.50', 1250.5],
  [' 20 ', 20],
  ['0.01', 0.01],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s is read as %s', (typed, amount) => {
  expect(parseAmount(typed, 2)).toBe(amount);
});

test('a currency without decimals takes whole amounts only', () => {
  expect(parseAmount('20.5', 0)).toBeUndefined();
});

test('says which limit is passed', () => {
  const limits = { min: 10, max: 100, decimals: 2 };
  expect(amountProblem('9.99', limits)).toEqual({ id: 'member.amount.low', amount: 10 });
  expect(amountProblem('100.01', limits)).toEqual({ id: 'member.amount.high', amount: 100 });
  expect(amountProblem('10', limits)).toBeUndefined();
});
