import type { IntlShape } from 'react-intl';

/**
 * A moment as every list and message writes it: the day with its month in letters, and the time to the
 * minute.
 * @param at milliseconds since 1970
 * @param timeZone the device's where it is left out
 */
export const dateAndTime = (intl: IntlShape, at: number, timeZone?: string): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
