import { DAY } from '../../contract/durations.ts';

/** The first millisecond of a time's day, UTC. */
export const dayStart = (time: number): number => time - (time % DAY);

/** `2026-11-21`, UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
