import type { ContractsView, ContractType } from '@baize/gateway/contract';

/** What can be proposed to somebody, up to which rate in basis points. */
export interface Proposal {
  /** An agent right below; absent: the own upline is asked. */
  readonly account?: string | undefined;
  readonly nickname: string;
  readonly type: ContractType;
  readonly highestRate: number;
  readonly currencySymbol: string;
  readonly decimals: number;
}

interface Agent {
  readonly account: string;
  readonly nickname: string;
}

/** Everything that can be proposed: to the own upline, and to each of the agents. */
export function proposalsOf(
  { upline, offers, currencySymbol, decimals }: ContractsView,
  agents: readonly Agent[],
): readonly Proposal[] {
  const to = (who: { account?: string; nickname: string }, offered: ContractsView['offers']) =>
    offered.map((each) => ({ ...who, ...each, currencySymbol, decimals }));
  return [
    ...(upline ? to({ nickname: upline.nickname }, upline.offers) : []),
    ...agents.flatMap(({ account, nickname }) => to({ account, nickname }, offers)),
  ];
}
