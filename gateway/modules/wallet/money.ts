/** Decimals and symbol of every currency that a wallet may hold. */
const CURRENCIES: Readonly<Record<string, { decimals: number; symbol: string }>> = {
  USD: { decimals: 2, symbol: '$' },
  EUR: { decimals: 2, symbol: '€' },
  PHP: { decimals: 2, symbol: '₱' },
  THB: { decimals: 2, symbol: '฿' },
  VND: { decimals: 0, symbol: '₫' },
  JPY: { decimals: 0, symbol: '¥' },
};

function currencyOf(code: string) {
  const currency = CURRENCIES[code];
  if (!currency) throw new RangeError(`Unknown currency ${code}.`);
  return currency;
}

/** R3.03: `$` where nothing else is known. */
export const currencySymbol = (code: string): string => CURRENCIES[code]?.symbol ?? '$';

/**
 * Major units (12.34) to minor units (1234).
 * Dividing the rounded result back gives the double nearest to the decimal, so a difference means
 * that the amount had more decimals than the currency has.
 * @throws {RangeError} for an amount that the currency cannot express
 */
export function toMinor(major: number, currency: string): number {
  const factor = 10 ** currencyOf(currency).decimals;
  const minor = Math.round(major * factor);
  if (!Number.isSafeInteger(minor) || minor / factor !== major) {
    throw new RangeError(`${major} is not an amount of ${currency}.`);
  }
  return minor === 0 ? 0 : minor;
}

/** Minor units (1234) to major units (12.34). */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** currencyOf(currency).decimals;
}
