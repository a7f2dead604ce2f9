import {
  type ContractRecord,
  type ContractType,
  contractForecast,
  contractRecords,
  type RequestOf,
} from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

export type RecordFilters = Omit<RequestOf<typeof contractRecords>, 'cursor' | 'pageSize'>;
export type { ContractRecord };

const PAGE_SIZE = 50;
/** The running period is asked for again while it is looked at. */
const REFRESH = 30_000;

/** Periods of one kind of contract, as far as they have been asked for (R11.11). */
export const useContractRecords = (filters: RecordFilters) =>
  useCursorQuery(contractRecords, { ...filters, pageSize: PAGE_SIZE });

/** How the running period of the agent's own contract stands. */
export const useContractForecast = (type: ContractType) =>
  useQuery(contractForecast, { type }, { refreshInterval: REFRESH, keepPreviousData: false });
