import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [1234.5, '$', 'en', '$1,234.50'],
  [0, '$', 'en', '$0.00'],
  [0.005, '$', 'en', '$0.01'],
  [1234567.891, '₱', 'fil-PH', '₱1,234,567.89'],
  [-5, '$', 'en', '−$5.00'],
  [-1234.5, '€', 'de-DE', '−1.234,50\u00a0€'],
  [1234.5, '€', 'de-DE', '1.234,50\u00a0€'],
  [12, 'USDT', 'en', 'USDT12.00'],
])('[R9.12] %d with %s in %s reads %s', (amount, symbol, locale, text) => {
  expect(formatMoney(amount, symbol, locale)).toBe(text);
});

test.each([
  [1234, '¥', 0, '¥1,234'],
  [1234.005, 'KD', 3, 'KD1,234.005'],
])('%d with %s and %d decimals reads %s', (amount, symbol, decimals, text) => {
  expect(formatMoney(amount, symbol, 'en', decimals)).toBe(text);
});
