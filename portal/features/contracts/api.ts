import {
  type AgentContract,
  type ContractRequest,
  type ContractType,
  consolidated,
  contractList,
  PROCESS_CONTRACT,
  viewContracts,
} from '@baize/gateway/contract';
import { call } from '../../shared/api/call.ts';
import { useCommand, type Work } from '../../shared/api/use-command.ts';
import { useQuery } from '../../shared/api/use-query.ts';

/** The own contracts of the current account, and the numbers of its others. */
export const useContracts = () => useQuery(viewContracts, {}, { keepPreviousData: false });

export interface ContractChange {
  readonly type: ContractType;
  readonly request: ContractRequest;
}

const process: Work<ContractChange, AgentContract> = ({ type, request }) =>
  call(PROCESS_CONTRACT[type], request);

/** Accepts, rejects, ends or requests a contract, and revalidates the lists. */
export const useProcessContract = () =>
  useCommand(process, { invalidates: [viewContracts, contractList, consolidated] });
