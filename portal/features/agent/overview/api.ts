import { type TeamOverview, teamOverview } from '@baize/gateway/contract';
import { useQuery } from '../../../shared/api/use-query.ts';
import type { RecordFilter } from '../records/use-record-address.ts';

/** Milliseconds after which current figures are revalidated. */
const REFRESH = 30_000;

/** The activity of a line in a range (R11.01). */
export const useTeamOverview = (filter: RecordFilter) =>
  useQuery(teamOverview, filter, { refreshInterval: REFRESH });

export type { TeamOverview };
