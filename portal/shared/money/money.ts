import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useMember } from '../session/use-member.ts';

/** R3.03: the currency symbol where the platform tells none. */
export const DEFAULT_SYMBOL = '$';

/** An amount in major units, always with two decimals (R9.12), in the language's own digits. */
export function formatMoney(intl: IntlShape, amount: number, symbol: string): string {
  const text = intl.formatNumber(Math.abs(amount), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}${symbol}${text}`;
}

/** Formats amounts in the member's currency; a visitor sees the merchant's default symbol. */
export function useMoney(): (amount: number) => string {
  const intl = useIntl();
  const { member } = useMember();
  const symbol = member?.currencySymbol ?? DEFAULT_SYMBOL;
  return useMemo(() => (amount: number) => formatMoney(intl, amount, symbol), [intl, symbol]);
}
