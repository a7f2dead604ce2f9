import * as z from 'zod/mini';

/** Every currency that a wallet may hold. */
export const CURRENCY_CODES = ['USD', 'EUR', 'PHP', 'THB', 'VND', 'JPY', 'KWD', 'BHD'] as const;
export const currencyCode = z.enum(CURRENCY_CODES);
export type CurrencyCode = z.infer<typeof currencyCode>;

export interface Currency {
  readonly decimals: number;
  readonly symbol: string;
  /**
   * Major units for which one unit of the catalogue stands: its stakes, payouts and jackpots are
   * the same games' in every currency, and a yen or a dong is no useful stake.
   */
  readonly catalogueUnit: number;
}

export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  USD: { decimals: 2, symbol: '$', catalogueUnit: 1 },
  EUR: { decimals: 2, symbol: '€', catalogueUnit: 1 },
  PHP: { decimals: 2, symbol: '₱', catalogueUnit: 1 },
  THB: { decimals: 2, symbol: '฿', catalogueUnit: 1 },
  VND: { decimals: 0, symbol: '₫', catalogueUnit: 10_000 },
  JPY: { decimals: 0, symbol: '¥', catalogueUnit: 100 },
  KWD: { decimals: 3, symbol: 'KD', catalogueUnit: 1 },
  BHD: { decimals: 3, symbol: 'BD', catalogueUnit: 1 },
};
