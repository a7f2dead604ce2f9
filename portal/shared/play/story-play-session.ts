import type { DueCheck } from './use-play-report.ts';

/** An hour of play that has lost money, and whose reality check is due. */
export const STORY_DUE_SESSION: DueCheck['session'] = {
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
