import { dayStarts, merchantDay } from '@baize/gateway/core/calendar.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';

/** Number of days of history that the demo's contracts and friends have. */
export const PAST_DAYS = 90;
/** Maximum period before it by which a contract's tier is chosen. */
const LONGEST_PERIOD = 31;

/** The merchant's days around the demo's history, with their beginnings. */
export interface PastCalendar {
  readonly today: number;
  readonly starts: ReadonlyMap<number, number>;
  dayOf(at: number): number;
}

export async function pastCalendar(tx: Transaction, now: number): Promise<PastCalendar> {
  const today = await merchantDay(tx, now);
  const first = today - PAST_DAYS - LONGEST_PERIOD;
  const days = Array.from({ length: today + LONGEST_PERIOD - first }, (_, index) => first + index);
  const starts = await dayStarts(tx, days);
  const inOrder = [...starts].toSorted(([one], [other]) => one - other);
  return {
    today,
    starts,
    dayOf: (at) => inOrder.findLast(([, start]) => start <= at)?.[0] ?? first,
  };
}
