import { type LineResults, lineResults, type RequestOf } from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';

export type LineResult = LineResults['list'][number];
export type ResultFilters = Omit<RequestOf<typeof lineResults>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 50;

/** The results of a line's branches or members, page by page (R11.05). */
export const useLineResults = (filters: ResultFilters) =>
  useCursorQuery(lineResults, { ...filters, pageSize: PAGE_SIZE });
