import { type TeamOverview, teamOverview } from '@baize/gateway/contract';
import { useQuery } from '../../../shared/api/use-query.ts';
import type { DayRange } from '../../../shared/records/day-range.ts';

export interface OverviewQuery extends DayRange {
  /** Whose line; the agent's own where empty. */
  readonly account: string;
  /** The agent's own where empty. */
  readonly currency: string;
}

/** Running figures are asked for again while they are looked at. */
const REFRESH = 30_000;

/** What a line did in a range (R11.01). */
export const useTeamOverview = ({ from, until, account, currency }: OverviewQuery) =>
  useQuery(
    teamOverview,
    { from, until, ...(account && { account }), ...(currency && { currency }) },
    { refreshInterval: REFRESH },
  );

export type { TeamOverview };
