import { type LineTransactions, lineTransactions, type RequestOf } from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';

export type LineTransaction = LineTransactions['list'][number];
export type TransactionFilters = Omit<RequestOf<typeof lineTransactions>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 50;

/** The filtered transactions of a line, page by page (R11.07). */
export const useLineTransactions = (filters: TransactionFilters) =>
  useCursorQuery(lineTransactions, { ...filters, pageSize: PAGE_SIZE });
