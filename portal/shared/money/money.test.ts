import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const intl = createIntl({ locale: 'en' });

test.each([
  [1234.5, { currencySymbol: '$', decimals: 2 }, '$1,234.50'],
  [1234, { currencySymbol: '¥', decimals: 0 }, '¥1,234'],
  [1234.005, { currencySymbol: 'KD', decimals: 3 }, 'KD1,234.005'],
  [-0.125, { currencySymbol: 'BD', decimals: 3 }, '−BD0.125'],
  [12.5, {}, '$12.50'],
  [12.5, undefined, '$12.50'],
])('[R9.12] %d in %o reads %s', (amount, currency, text) => {
  expect(formatMoney(intl, amount, currency)).toBe(text);
});
