import type { DueRealityCheck } from './use-play-report.ts';

/** A play session of an hour with a loss, whose reality check is due. */
export const STORY_DUE_SESSION: DueRealityCheck['session'] = {
  currencySymbol: '$',
  decimals: 2,
  serverTime: 0,
  startedAt: 0,
  playedMs: 3_847_000,
  staked: 84,
  won: 61.5,
  net: -22.5,
  checkIsDue: true,
  realityMinutes: 60,
};
