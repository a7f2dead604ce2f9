import {
  type AgentContract,
  type ContractRequest,
  type ContractType,
  consolidated,
  PROCESS_CONTRACT,
  viewContracts,
} from '@baize/gateway/contract';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/gateway/call.ts';
import { send } from '../../shared/gateway/send.ts';
import { keysOf, useCall } from '../../shared/gateway/use-call.ts';

/** Contracts of whoever is logged in; `may` is false for visitors and trials. */
export const useContracts = (may: boolean) =>
  useCall(viewContracts, may ? {} : null, { keepPreviousData: false });

/** Answers, ends or requests a contract; what is shown follows. @throws {CallError} a refusal */
export function useProcessContract() {
  const { mutate } = useSWRConfig();
  return async (type: ContractType, request: ContractRequest): Promise<AgentContract> => {
    try {
      return await send(() => call(PROCESS_CONTRACT[type], request));
    } finally {
      // Also after a refusal: what was shown may be what has changed.
      for (const endpoint of [viewContracts, consolidated]) void mutate(keysOf(endpoint));
    }
  };
}
