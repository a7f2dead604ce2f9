import { type TeamList, teamMembersList } from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import type { TeamFilters } from './team-filters.ts';

export type TeamMember = TeamList['list'][number];

const PAGE_SIZE = 50;

/** The filtered accounts of a line, page by page (R11.03). */
export const useTeam = (filters: TeamFilters) =>
  useCursorQuery(teamMembersList, { ...filters, pageSize: PAGE_SIZE });
