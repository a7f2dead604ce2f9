import type { IntlShape } from 'react-intl';

/**
 * Formats a moment the way all lists and messages do: the day with the month's name, and the time
 * to the minute.
 * @param at milliseconds since 1970
 * @param timeZone the device's by default
 */
export const dateAndTime = (intl: IntlShape, at: number, timeZone?: string): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
