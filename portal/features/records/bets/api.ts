import type { BetOrders, RequestOf, rngOrders } from '@baize/gateway/contract';
import { call } from '../../../shared/api/call.ts';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { allRows } from '../components/all-rows.ts';
import { type BetList, callOf } from './bet-list.ts';

const PAGE_SIZE = 20;

export type Bet = BetOrders['list'][number];
/** All lists of bets have the same filters. */
type BetFilter = Omit<RequestOf<typeof rngOrders>, 'pageNo' | 'pageSize'>;

/** One page of bets, with the sums of the whole range. */
export const useBets = (list: BetList, filter: BetFilter, pageNo: number) =>
  loadedRecord(useQuery(callOf(list), { ...filter, pageNo, pageSize: PAGE_SIZE }));

/**
 * All bets of a list, for a download.
 * @throws {CallError}
 */
export const loadBets = (list: BetList, filter: BetFilter) =>
  allRows((page) => call(callOf(list), { ...filter, ...page }));
