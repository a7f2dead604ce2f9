/** Stands for a hidden amount, the same for every amount: neither digits nor length leak. */
export const MASK = '******';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    // Any currency will do: its symbol is replaced, its place is what counts.
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * An amount with the decimals of its currency (two by default, R9.12), grouped and with its symbol
 * placed as the locale does it. `amount` in major units; the platform's symbol is a text, not an ISO
 * code.
 */
export function formatMoney(
  amount: number,
  currencySymbol: string,
  locale: string,
  decimals = 2,
): string {
  return formatFor(locale, decimals)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? currencySymbol : part.value))
    .join('');
}
