import type { AgentContract } from '@baize/gateway/contract';

/** What accepting a contract does to what its reader keeps; rates in basis points. */
export interface OwnCut {
  /** The reader's own rate once it is accepted. */
  readonly own: number;
  /** The reader's rate, or what was kept of it, until now; undefined where there was none. */
  readonly before: number | undefined;
  /** What the highest tier below takes of it. */
  readonly passedOn: number;
  readonly keeps: number;
}

/** What a contract pays at most. */
const topRate = ({ rate, tiers }: AgentContract): number =>
  Math.max(rate, ...tiers.map((tier) => tier.rate));

const highest = (contracts: readonly AgentContract[]): number =>
  Math.max(0, ...contracts.map(topRate));

/**
 * Undefined where it cannot be told: the reader has no rate of this type of which the line is paid.
 * Contracts below that pay more than a new rate end by it (R8.11), and take nothing any more.
 */
export function ownCut(
  list: readonly AgentContract[],
  accepted: AgentContract,
): OwnCut | undefined {
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
