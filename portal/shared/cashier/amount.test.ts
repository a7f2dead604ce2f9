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
])('%s is read as %s', (input, amount) => {
  expect(parseAmount(input, 2)).toBe(amount);
});

test('a currency without decimals accepts whole amounts only', () => {
  expect(parseAmount('20.5', 0)).toBeUndefined();
});

test('an error names the exceeded limit', () => {
  const limits = { min: 10, max: 100, decimals: 2 };
  expect(amountProblem('9.99', limits)).toEqual({ id: 'cashier.amount.low', amount: 10 });
  expect(amountProblem('100.01', limits)).toEqual({ id: 'cashier.amount.high', amount: 100 });
  expect(amountProblem('10', limits)).toBeUndefined();
});

test('a currency with three decimals accepts three and no more', () => {
  expect(parseAmount('1.125', 3)).toBe(1.125);
  expect(parseAmount('1.1255', 3)).toBeUndefined();
  expect(parseAmount('1.125', 2)).toBeUndefined();
  expect(parseAmount('1.', 3)).toBeUndefined();
});
