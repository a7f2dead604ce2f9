import type { MissionKind } from '../../contract/missions.ts';
import { dayText, merchantDay, timesOf, weekOf } from '../../core/calendar.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** A range of days of the merchant's calendar, in days since 1970-01-01. */
export interface MissionPeriod {
  /** The first day as text, or `once`: the key under which a claim is stored. */
  readonly name: string;
  readonly from: number;
  /** The last day, included. */
  readonly until: number;
}

/** Returns the period of a kind that contains a day. Pure. */
export function missionPeriodOf(kind: MissionKind, day: number): MissionPeriod {
  if (kind === 'once') return { name: 'once', from: 0, until: day };
  if (kind === 'daily') return { name: dayText(day), from: day, until: day };
  const week = weekOf(day);
  return { name: dayText(week.from), ...week };
}

/** Returns the previous period. Pure. */
export const previousPeriod = (kind: 'daily' | 'weekly', day: number): MissionPeriod =>
  missionPeriodOf(kind, missionPeriodOf(kind, day).from - 1);

/** Returns the current periods of all kinds. @param at milliseconds */
export async function currentPeriods(db: Database | Transaction, at: number) {
  const day = await merchantDay(db, at);
  return {
    day,
    daily: missionPeriodOf('daily', day),
    weekly: missionPeriodOf('weekly', day),
    once: missionPeriodOf('once', day),
  } as const;
}

/** Returns the end of a period (exclusive), in milliseconds. */
export const endOfPeriod = async (
  db: Database | Transaction,
  period: MissionPeriod,
): Promise<number> => (await timesOf(db, period)).end;
