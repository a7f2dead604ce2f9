import { type LineBets, lineBets, type RequestOf } from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';

export type LineBet = LineBets['list'][number];
export type BetFilters = Omit<RequestOf<typeof lineBets>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 50;

/** The filtered rounds of a line, page by page (R11.04). */
export const useLineBets = (filters: BetFilters) =>
  useCursorQuery(lineBets, { ...filters, pageSize: PAGE_SIZE });
