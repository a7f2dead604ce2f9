import type { MissionKind } from '../../contract/missions.ts';
import { dayText, merchantDay, timesOf, weekOf } from '../../core/calendar.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** Days of the merchant's calendar, in days since 1970-01-01. */
export interface MissionPeriod {
  /** First day as text, or `once`: what a claim is stored under. */
  readonly name: string;
  readonly from: number;
  /** The last day. */
  readonly until: number;
}

/** The period of a kind that a day belongs to. Pure. */
export function missionPeriodOf(kind: MissionKind, day: number): MissionPeriod {
  if (kind === 'once') return { name: 'once', from: 0, until: day };
  if (kind === 'daily') return { name: dayText(day), from: day, until: day };
  const week = weekOf(day);
  return { name: dayText(week.from), ...week };
}

/** The one before. Pure. */
export const previousPeriod = (kind: 'daily' | 'weekly', day: number): MissionPeriod =>
  missionPeriodOf(kind, missionPeriodOf(kind, day).from - 1);

/** The running periods of all kinds. @param at milliseconds */
export async function currentPeriods(db: Database | Transaction, at: number) {
  const day = await merchantDay(db, at);
  return {
    day,
    daily: missionPeriodOf('daily', day),
    weekly: missionPeriodOf('weekly', day),
    once: missionPeriodOf('once', day),
  } as const;
}

/** The first moment after a period. */
export const endOfPeriod = async (
  db: Database | Transaction,
  period: MissionPeriod,
): Promise<number> => (await timesOf(db, period)).end;
