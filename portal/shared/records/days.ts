import { DAY } from '@baize/gateway/contract';

/**
 * Calendar arithmetic of days as text, `2026-11-21`, independent of time zones. It uses UTC, in
 * which every day has 24 hours.
 */

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is an existing day. A year with leading zeros is incomplete input. */
export const isDay = (text: string | null): text is string => {
  if (text === null || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayAt(time) === text;
};

/** Adds days, or subtracts them. */
export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY);

/** The days from the first to the last, both included, oldest first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the week of a day. Weeks begin on Monday (ISO 8601). */
export const startOfWeek = (day: string): string =>
  addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** The first day of the month that is some months after that of a day, or before it. */
export const startOfMonth = (day: string, months: number): string => {
  const date = new Date(timeOf(day));
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
};
