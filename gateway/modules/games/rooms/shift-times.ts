import { DAY, HOUR } from '../../../contract/durations.ts';

/** Hours of a day: the first is included, the second is not. */
export interface ShiftHours {
  readonly fromHour: number;
  readonly untilHour: number;
}

export interface ShiftTimes {
  readonly from: number;
  readonly until: number;
}

/** Cached, because creating a formatter takes longer than all other work on a room's shifts. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the milliseconds since midnight in a time zone. */
export function timeOfDay(now: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * HOUR + of('minute') * 60_000 + of('second') * 1000 + (now % 1000);
}

/**
 * Returns the times of the current shift, or else of the next one, in milliseconds. On the two days
 * of a year on which clocks change, times after the change are off by that hour.
 */
export function shiftTimes(hours: ShiftHours, now: number, timeZone: string): ShiftTimes {
  const midnight = now - timeOfDay(now, timeZone);
  const today = {
    from: midnight + hours.fromHour * HOUR,
    until: midnight + hours.untilHour * HOUR,
  };
  return now < today.until ? today : { from: today.from + DAY, until: today.until + DAY };
}
