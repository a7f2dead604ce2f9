import type { Gateway } from '../../core/gateway.ts';
import { drainQueue } from '../../core/work-queue.ts';
import { agentContracts } from '../../database/schema/index.ts';
import type { SQL } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';

/** A job that pays contracts: which are due, and what paying one of them is. */
interface PayingJob<Contract extends { readonly id: number }> {
  readonly name: string;
  /** The contracts that are due and which no other process is at, locked. */
  claimDue(
    tx: Transaction,
    now: number,
    limit: number,
    ready: SQL | undefined,
  ): PromiseLike<Contract[]>;
  /** Pays what of a contract is over, and says until when it is paid. */
  payContract(tx: Transaction, contract: Contract, now: number): Promise<PostedEntry[]>;
}

/** Pays the contracts that are due, one after the other; balances are told after the commit. */
export async function payContracts<Contract extends { readonly id: number }>(
  gateway: Gateway,
  { name, claimDue, payContract }: PayingJob<Contract>,
): Promise<void> {
  await drainQueue<Contract, PostedEntry[]>(gateway, {
    name,
    id: agentContracts.id,
    idOf: ({ id }) => id,
    claim: async (tx, { now, limit, ready }) => claimDue(tx, now, limit, ready),
    work: async (tx, contracts, now) => {
      const posted: PostedEntry[] = [];
      for (const contract of contracts) posted.push(...(await payContract(tx, contract, now)));
      return posted;
    },
    announce: async (posted) => {
      for (const entry of posted) await publishBalances(gateway, entry);
    },
  });
}
