import type { FormatNumberOptions, IntlShape } from 'react-intl';

/** A number with its sign, as amounts of money have theirs: a minus as wide as a plus, not a hyphen. */
export const signedNumber = (
  intl: IntlShape,
  value: number,
  options: FormatNumberOptions = {},
): string => intl.formatNumber(value, { ...options, signDisplay: 'exceptZero' }).replace('-', '−');
