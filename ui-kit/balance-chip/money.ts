/** Stands for a hidden amount, the same for every amount: neither digits nor length leak. */
export const MASK = '******';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    // Any currency will do: its symbol is replaced, its place and the two decimals are what counts.
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(locale, format);
  }
  return format;
}

/**
 * An amount with exactly two decimals (R9.12), grouped and with its symbol placed as the locale
 * does it. `amount` in major units; the platform's symbol is a text, not an ISO code.
 */
export function formatMoney(amount: number, currencySymbol: string, locale: string): string {
  return formatFor(locale)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? currencySymbol : part.value))
    .join('');
}
