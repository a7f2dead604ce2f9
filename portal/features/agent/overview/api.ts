import { type TeamOverview, teamOverview } from '@baize/gateway/contract';
import { useQuery } from '../../../shared/api/use-query.ts';
import type { RecordFilter } from '../records/use-record-address.ts';

/** Running figures are asked for again while they are looked at. */
const REFRESH = 30_000;

/** What a line did in a range (R11.01). */
export const useTeamOverview = (filter: RecordFilter) =>
  useQuery(teamOverview, filter, { refreshInterval: REFRESH });

export type { TeamOverview };
