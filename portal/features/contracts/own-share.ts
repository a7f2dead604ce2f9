import type { AgentContract } from '@baize/gateway/contract';

/** The effect of accepting a contract on its reader's own share; rates in basis points. */
export interface OwnShare {
  /** The reader's own rate after accepting. */
  readonly own: number;
  /** The reader's previous rate or share; undefined where there was none. */
  readonly before: number | undefined;
  /** The share of the highest tier below. */
  readonly passedOn: number;
  readonly keeps: number;
}

/** The highest rate of a contract. */
const topRate = ({ rate, tiers }: AgentContract): number =>
  Math.max(rate, ...tiers.map((tier) => tier.rate));

const highest = (contracts: readonly AgentContract[]): number =>
  Math.max(0, ...contracts.map(topRate));

/**
 * Undefined where it is unknown: the reader has no rate of this type from which the line is paid.
 * Contracts below that pay more than a new rate end with it (R8.11), and no longer take a share.
 */
export function ownShare(
  list: readonly AgentContract[],
  accepted: AgentContract,
): OwnShare | undefined {
  const active = list.filter(({ status, type }) => status === 'active' && type === accepted.type);
  const current = active.find(({ isOwn }) => isOwn);
  const line = active.filter(({ isOwn }) => !isOwn);
  const rate = topRate(accepted);
  if (accepted.isOwn) {
    const passedOn = highest(line.filter((each) => topRate(each) <= rate));
    return { own: rate, before: current && topRate(current), passedOn, keeps: rate - passedOn };
  }
  if (!current) return undefined;
  const own = topRate(current);
  const replaced = line.find(({ agent }) => agent.account === accepted.agent.account);
  return {
    own,
    before: replaced && own - topRate(replaced),
    passedOn: rate,
    keeps: own - rate,
  };
}
