import type { IntlShape } from 'react-intl';

/** Formats minutes of play: `1 h 35 min`. */
export function minutesText(intl: IntlShape, minutes: number): string {
  return intl.formatMessage(
    { id: 'safer.duration' },
    { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  );
}
