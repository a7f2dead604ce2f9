import {
  type ContractRecord,
  type ContractRecordState,
  type ContractSide,
  type ContractType,
  contractForecast,
  contractRecords,
} from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import type { DayRange } from '../../../shared/records/day-range.ts';

export interface RecordFilters extends DayRange {
  readonly side: ContractSide;
  readonly state: ContractRecordState | undefined;
}

export type { ContractRecord };

const PAGE_SIZE = 50;
/** The running period is asked for again while it is looked at. */
const REFRESH = 30_000;

/** Periods of one kind of contract, as far as they have been asked for (R11.11). */
export const useContractRecords = (type: ContractType, { state, ...filters }: RecordFilters) =>
  useCursorQuery(contractRecords, {
    type,
    ...filters,
    ...(state && { state }),
    pageSize: PAGE_SIZE,
  });

/** How the running period of the agent's own contract stands. */
export const useContractForecast = (type: ContractType) =>
  useQuery(contractForecast, { type }, { refreshInterval: REFRESH, keepPreviousData: false });
