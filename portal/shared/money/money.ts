import { multiplyDivide } from '@baize/gateway/contract';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { useMember } from '../session/use-member.ts';

/** R3.03: the currency symbol where the platform has none. */
export const DEFAULT_SYMBOL = '$';
/** R9.12: the decimals of an amount where the platform has none. */
export const DEFAULT_DECIMALS = 2;

/** A currency in the format of answers. A missing or not yet known field has its default. */
export interface MoneyCurrency {
  readonly currencySymbol?: string | undefined;
  readonly decimals?: number | undefined;
}

const NO_CURRENCY: MoneyCurrency = {};

/**
 * Formats an amount in major units with the decimals of its currency, in the language's digits. The kit's
 * formatter, used by its balance, is loaded with the chip and places the symbol for any locale; in the portal's
 * languages both read alike.
 */
export function formatMoney(
  intl: IntlShape,
  amount: number,
  { currencySymbol = DEFAULT_SYMBOL, decimals = DEFAULT_DECIMALS }: MoneyCurrency = {},
): string {
  const text = intl.formatNumber(Math.abs(amount), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${amount < 0 ? '−' : ''}${currencySymbol}${text}`;
}

/** The member's currency; the merchant's for a visitor. */
function useCurrency(): MoneyCurrency & { readonly catalogueUnit?: number | undefined } {
  const { member } = useMember();
  return member ?? boot().permission.info.currency ?? NO_CURRENCY;
}

/** Formats amounts in the member's currency. */
export function useMoney(): (amount: number) => string {
  const intl = useIntl();
  const { currencySymbol, decimals } = useCurrency();
  return useMemo(
    () => (amount: number) => formatMoney(intl, amount, { currencySymbol, decimals }),
    [intl, currencySymbol, decimals],
  );
}

/**
 * Formats amounts of the game catalogue: limits, payouts and jackpots. They are in units of the
 * catalogue; the member's currency has the value of one unit.
 */
export function useCatalogueMoney(): (units: number) => string {
  const money = useMoney();
  const { catalogueUnit: unit = 1, decimals = DEFAULT_DECIMALS } = useCurrency();
  const scale = 10 ** decimals;
  return useMemo(
    () => (units: number) => money(multiplyDivide(units, unit * scale, 1, 'halfUp') / scale),
    [money, unit, scale],
  );
}
