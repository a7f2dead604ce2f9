import type { Gateway } from '../../core/gateway.ts';
import { drainQueue } from '../../core/work-queue.ts';
import { agentContracts } from '../../database/schema/index.ts';
import type { SQL } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';

/** A job that pays contracts: how due contracts are found, and how one of them is paid. */
interface PayingJob<Contract extends { readonly id: number }> {
  readonly name: string;
  /** Selects due contracts that no other process has locked, and locks them. */
  claimDue(
    tx: Transaction,
    now: number,
    limit: number,
    ready: SQL | undefined,
  ): PromiseLike<Contract[]>;
  /** Pays the finished periods of a contract and stores up to when it is paid. */
  payContract(tx: Transaction, contract: Contract, now: number): Promise<PostedEntry[]>;
}

/** Pays the due contracts one after the other. Balances are published after each commit. */
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
