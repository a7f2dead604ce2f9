import type { AgentContract, ContractType } from '@baize/gateway/contract';
import type { IntlShape } from 'react-intl';

export const typeMessage = (type: ContractType) => `contracts.type.${type}` as const;

/** Basis points as people read them: 250 is 2.5%. */
export const percentOf = (intl: IntlShape, rate: number): string =>
  intl.formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });

/** How it stands, with the tone of its badge. */
export const STATUS_TONES = {
  offered: 'info',
  active: 'success',
  rejected: 'danger',
  terminated: 'neutral',
} as const satisfies Record<AgentContract['status'], string>;
