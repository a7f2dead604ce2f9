import { LANGUAGES } from '@baize/gateway/contract';
import { formatMoney as formatBalance } from '@baize/ui-kit/balance-chip';
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
])('[R9.12] %d in %o is formatted as %s', (amount, currency, text) => {
  expect(formatMoney(intl, amount, currency)).toBe(text);
});

// The kit's places the symbol as any language does, at the cost of a format of its own for each; the portal's has the
// catalogue's. A language in which they differ would show a balance otherwise than the amounts beside it.
test.each(LANGUAGES.map(({ tag }) => tag))(
  '[R9.12] in %s an amount reads as the balance in the bar does',
  (locale) => {
    const own = createIntl({ locale });
    for (const decimals of [0, 2, 3]) {
      for (const amount of [0, 0.005, 5, 1234.5, -1234.5, 1234567.891]) {
        for (const currencySymbol of ['$', '₱', 'KD', 'USDT']) {
          expect(formatMoney(own, amount, { currencySymbol, decimals })).toBe(
            formatBalance(amount, currencySymbol, locale, decimals),
          );
        }
      }
    }
  },
);
