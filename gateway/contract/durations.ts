/** Durations in milliseconds. A day of the merchant's calendar may be longer or shorter: see `core/calendar.ts`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
