import type { IntlShape } from 'react-intl';

/**
 * A moment as every list and message writes it: the day with its month in letters, and the time to the
 * minute, in the device's zone. @param at milliseconds since 1970
 */
export const dateAndTime = (intl: IntlShape, at: number): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
