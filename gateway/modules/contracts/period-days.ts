import type { ContractPeriod } from '../../contract/contracts.ts';
import { DAY } from '../../contract/durations.ts';
import { type DayRange, weekOf } from '../../core/calendar.ts';

/** Last day of the first half of a month. */
const HALF = 15;

const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month, date) / DAY;

/**
 * Returns the period of a contract that contains a day: the day, its week (from Monday), its half of
 * the month (1st to 15th, 16th to the end) or its month (R3.07).
 * @param day days since 1970-01-01 of the merchant's calendar
 */
export function contractPeriodOf(period: ContractPeriod, day: number): DayRange {
  if (period === 'D') return { from: day, until: day };
  if (period === 'W') return weekOf(day);
  const date = new Date(day * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const end = dayOf(year, month + 1, 0);
  if (period === 'M') return { from: dayOf(year, month, 1), until: end };
  return date.getUTCDate() <= HALF
    ? { from: dayOf(year, month, 1), until: dayOf(year, month, HALF) }
    : { from: dayOf(year, month, HALF + 1), until: end };
}

/** Whether a period of this length ends on one of the days. */
export const endsWithin = (period: ContractPeriod, { from, until }: DayRange): boolean =>
  contractPeriodOf(period, from).until <= until;

/**
 * Returns the days by which the tier of a payment is chosen: the paid days, extended back to the start
 * of the valid-bet period that contains the last of them.
 */
export const tierDays = (validBetPeriod: ContractPeriod, paid: DayRange): DayRange => ({
  from: Math.min(paid.from, contractPeriodOf(validBetPeriod, paid.until).from),
  until: paid.until,
});
