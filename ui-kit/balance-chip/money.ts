/**
 * Replaces a hidden amount. The same for every amount, so that neither digits nor length are
 * disclosed.
 */
export const MASK = '******';

/** As wide as a digit, and no hyphen at which a line breaks. */
const MINUS = '−';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    // Any currency code will do: its symbol is replaced, and only its position is used.
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
 * Formats an amount with the decimals of its currency (two by default, R9.12), grouped, with the
 * symbol where the locale places it. `amount` is in major units; the platform's symbol is a text,
 * not an ISO code.
 */
export function formatMoney(
  amount: number,
  currencySymbol: string,
  locale: string,
  decimals = 2,
): string {
  return formatFor(locale, decimals)
    .formatToParts(amount)
    .map(({ type, value }) => {
      if (type === 'currency') return currencySymbol;
      return type === 'minusSign' ? MINUS : value;
    })
    .join('');
}
