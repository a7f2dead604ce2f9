import { DAY, HOUR, MINUTE } from '@baize/gateway/contract/durations.ts';

/** The schedule of a lottery. All times are milliseconds. */
export interface Schedule {
  readonly periodMs: number;
  /** Offset of the draws from multiples of the period in UTC. */
  readonly phaseMs: number;
  /** How long before the draw betting closes. */
  readonly closeMs: number;
  /** The lottery's own time zone, whose date is in the names of issues. */
  readonly utcOffsetMs: number;
}

/** One draw with its betting period. */
export interface IssueTimes {
  /** `20261121`, or `20261121-0731` where there are several a day: the lottery's local date. */
  readonly issueNo: string;
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawAt: number;
}

/** Indochina time, for Vietnam's lotteries. */
export const VIETNAM_HOURS = 7;
/** Philippine time, also that of Singapore and much of the region. */
export const SEA_HOURS = 8;

/** A schedule of draws every given number of minutes, around the clock. */
export const everyMinutes = (minutes: number, utcHours: number): Schedule => ({
  periodMs: minutes * 60_000,
  phaseMs: 0,
  closeMs: minutes === 1 ? 8_000 : minutes * 5_000,
  utcOffsetMs: utcHours * HOUR,
});

/** A schedule of one draw a day at a local time such as `18:30`; bets close a quarter of an hour before. */
export function dailyAt(time: string, utcHours: number): Schedule {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const local = hours * HOUR + minutes * 60_000;
  return {
    periodMs: DAY,
    phaseMs: (local - utcHours * HOUR + DAY) % DAY,
    closeMs: 15 * MINUTE,
    utcOffsetMs: utcHours * HOUR,
  };
}

function numberOfIssue({ periodMs, utcOffsetMs }: Schedule, drawAt: number): string {
  // A draw at midnight belongs to the day that ends with it.
  const local = drawAt + utcOffsetMs - 1;
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (periodMs >= DAY) return date;
  return `${date}-${String(Math.floor((local % DAY) / periodMs) + 1).padStart(4, '0')}`;
}

/**
 * Returns the current issue at a time, or an earlier one by its distance. It depends on the clock alone, so that all
 * gateway processes agree.
 */
export function issueAt(schedule: Schedule, now: number, back = 0): IssueTimes {
  const { periodMs, phaseMs, closeMs } = schedule;
  const drawAt = (Math.floor((now - phaseMs) / periodMs) + 1 - back) * periodMs + phaseMs;
  return {
    issueNo: numberOfIssue(schedule, drawAt),
    openAt: drawAt - periodMs,
    closeAt: drawAt - closeMs,
    drawAt,
  };
}
