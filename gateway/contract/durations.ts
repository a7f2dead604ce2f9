/** Lengths of time, milliseconds. A merchant's day may be longer or shorter: `core/calendar.ts` knows its borders. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
