import { useIntl } from 'react-intl';
import { formatMoney, type MoneyCurrency, useMoney } from '../money/money.ts';

/** Formats amounts in a currency, the member's by default. */
export function useMoneyIn(): (amount: number, currency?: MoneyCurrency) => string {
  const intl = useIntl();
  const money = useMoney();
  return (amount, currency) =>
    currency?.currencySymbol === undefined ? money(amount) : formatMoney(intl, amount, currency);
}
