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
/** Milliseconds after which the current period is revalidated. */
const REFRESH = 30_000;

/** The periods of one kind of contract, page by page (R11.11). */
export const useContractRecords = (filters: RecordFilters) =>
  useCursorQuery(contractRecords, { ...filters, pageSize: PAGE_SIZE });

/** The forecast of the current period of the agent's own contract. */
export const useContractForecast = (type: ContractType) =>
  useQuery(contractForecast, { type }, { refreshInterval: REFRESH, keepPreviousData: false });
