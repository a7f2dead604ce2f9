import { memberTransactions, type RequestOf, type ResponseOf } from '@baize/gateway/contract';
import { call } from '../../../shared/api/call.ts';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { allRows } from '../components/all-rows.ts';

const PAGE_SIZE = 20;

export type Movements = ResponseOf<typeof memberTransactions>;
export type Movement = Movements['list'][number];
type MovementFilter = Omit<RequestOf<typeof memberTransactions>, 'pageNo' | 'pageSize'>;

/** A page of wallet transactions. */
export const useMovements = (filter: MovementFilter, pageNo: number) =>
  loadedRecord(useQuery(memberTransactions, { ...filter, pageNo, pageSize: PAGE_SIZE }));

/**
 * All wallet transactions, for a download.
 * @throws {CallError}
 */
export const loadMovements = (filter: MovementFilter) =>
  allRows((page) => call(memberTransactions, { ...filter, ...page }));
