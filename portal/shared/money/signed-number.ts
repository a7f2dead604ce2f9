import type { FormatNumberOptions, IntlShape } from 'react-intl';

/**
 * Formats a number with its sign, as amounts of money do: with a minus as wide as a plus instead of
 * a hyphen.
 */
export const signedNumber = (
  intl: IntlShape,
  value: number,
  options: FormatNumberOptions = {},
): string => intl.formatNumber(value, { ...options, signDisplay: 'exceptZero' }).replace('-', '−');
