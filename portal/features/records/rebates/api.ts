import {
  balance,
  claimRebate,
  customerRebate,
  rebateClaimRecord,
  setRebateMode,
} from '@baize/gateway/contract';
import { loaded, loadedRecord } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

const PAGE_SIZE = 10;

export function useRebate() {
  const answer = useQuery(customerRebate, {});
  return loaded(answer, answer.data);
}

export const useRebateClaims = (pageNo: number) =>
  loadedRecord(useQuery(rebateClaimRecord, { pageNo, pageSize: PAGE_SIZE }));

export const useClaimRebate = () =>
  useCommand(claimRebate, { invalidates: [customerRebate, rebateClaimRecord, balance] });

export const useRebateMode = () => useCommand(setRebateMode, { invalidates: [customerRebate] });
