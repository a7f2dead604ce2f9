import type { AgentContract, ContractType } from '@baize/gateway/contract';

export const typeMessage = (type: ContractType) => `contracts.type.${type}` as const;

/** How it stands, with the tone of its badge. */
export const STATUS_TONES = {
  offered: 'brand',
  active: 'success',
  rejected: 'danger',
  terminated: 'neutral',
} as const satisfies Record<AgentContract['status'], string>;
