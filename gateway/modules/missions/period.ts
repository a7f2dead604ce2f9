import type { MissionKind } from '../../contract/missions.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { dayText, merchantDay } from '../agents/calendar.ts';
import { timesOf } from '../agents/day-times.ts';

/** Days of the merchant's calendar, in days since 1970-01-01. */
export interface MissionPeriod {
  /** First day as text, or `once`: what a claim is stored under. */
  readonly name: string;
  readonly from: number;
  /** The last day. */
  readonly until: number;
}

const DAYS_OF_WEEK = 7;
/** 1970-01-05 was the first Monday. */
const FIRST_MONDAY = 4;

/** The period of a kind that a day belongs to. Pure. */
export function periodOf(kind: MissionKind, day: number): MissionPeriod {
  if (kind === 'once') return { name: 'once', from: 0, until: day };
  if (kind === 'daily') return { name: dayText(day), from: day, until: day };
  const from = day - ((day - FIRST_MONDAY) % DAYS_OF_WEEK);
  return { name: dayText(from), from, until: from + DAYS_OF_WEEK - 1 };
}

/** The one before. Pure. */
export const previousPeriod = (kind: 'daily' | 'weekly', day: number): MissionPeriod =>
  periodOf(kind, periodOf(kind, day).from - 1);

/** The running periods of all kinds. @param at milliseconds */
export async function currentPeriods(db: Database | Transaction, at: number) {
  const day = await merchantDay(db, at);
  return {
    day,
    daily: periodOf('daily', day),
    weekly: periodOf('weekly', day),
    once: periodOf('once', day),
  } as const;
}

/** The first moment after a period. */
export const endOfPeriod = async (
  db: Database | Transaction,
  period: MissionPeriod,
): Promise<number> => (await timesOf(db, period)).end;
