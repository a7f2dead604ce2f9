/** A day without a time or a time zone, `2026-11-22` (ISO 8601). */
export type Day = string;

export interface DayRange {
  /** Both ends are included. */
  from: Day;
  to: Day;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day as a `Date` for the calendar: noon local time, so that no change of the clock shifts it to
 * another day.
 */
export function dateOf(day: Day | undefined): Date | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const found = new Date(year, month - 1, date, 12);
  // Rejects February 30th.
  return dayOf(found) === day ? found : undefined;
}

const two = (number: number) => String(number).padStart(2, '0');

export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Adds days, or subtracts them where `days` is negative. */
export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  if (!date) return day;
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The number of days with both ends included; 0 for an invalid range. */
export function lengthOf({ from, to }: DayRange): number {
  const [start, end] = [dateOf(from), dateOf(to)];
  if (!start || !end || end < start) return 0;
  return Math.round((end.getTime() - start.getTime()) / 86_400_000) + 1;
}

/** What is wrong with a range, or undefined. */
export function problemOf(
  range: Partial<DayRange>,
  { min, max, longest }: { min?: Day; max?: Day; longest?: number },
): 'missing' | 'order' | 'outside' | 'long' | undefined {
  const { from, to } = range;
  if (!dateOf(from) || !dateOf(to) || !from || !to) return 'missing';
  if (to < from) return 'order';
  if ((min && from < min) || (max && to > max)) return 'outside';
  if (longest !== undefined && lengthOf({ from, to }) > longest) return 'long';
  return undefined;
}

/** A range in the format of the locale: `16 – 22 November 2026`. */
export function rangeText({ from, to }: DayRange, locale: string): string {
  const [start, end] = [dateOf(from), dateOf(to)];
  if (!start || !end || end < start) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(start, end);
}
