import type { AgentContract, ContractType } from '@baize/gateway/contract';

export const typeMessage = (type: ContractType) => `contracts.type.${type}` as const;

/** The tones of the status badges. */
export const STATUS_TONES = {
  offered: 'brand',
  active: 'success',
  rejected: 'danger',
  terminated: 'neutral',
} as const satisfies Record<AgentContract['status'], string>;
