import type { Gateway } from '../../core/gateway.ts';
import { keepDoing } from '../../core/keep-doing.ts';
import { assumeReceipts } from '../../modules/cashier/assume-receipts.ts';
import { decideDueWithdrawals, type Payout } from '../../modules/cashier/decide-withdrawal.ts';
import { expireDeposits } from '../../modules/cashier/deposits.ts';

/** Often enough for somebody who waits and watches; an idle look costs one indexed query. */
const EVERY = 2_000;
/** Cents by which whoever tries things out makes the sandbox's bank refuse. */
const REFUSED_CENTS = 13;

/** Cents with which the sandbox's bank sends half at first, and the rest when it is due again. */
const SPLIT_CENTS = 22;

/** What the sandbox's bank says to a payout. */
export function judge(order: { readonly amount: number; readonly paid: number }): Payout {
  const cents = order.amount % 100;
  if (cents === REFUSED_CENTS) return { outcome: 'refused', reason: 'account_rejected' };
  if (cents === SPLIT_CENTS && order.paid === 0) {
    return { outcome: 'approved', part: Math.floor(order.amount / 2) };
  }
  return { outcome: 'approved' };
}

/** Decides what has become due. Any number of processes may run it at once. */
export async function workAtDesk(gateway: Gateway): Promise<number> {
  await expireDeposits(gateway);
  await assumeReceipts(gateway);
  return decideDueWithdrawals(gateway, judge);
}

/**
 * The sandbox cashier at work, by the gateway's clock; outside the demo it does nothing.
 * Returns what stops it, once what is under way is done.
 */
export function openDesk(gateway: Gateway): () => Promise<void> {
  if (!gateway.config.demo) return async () => undefined;
  return keepDoing({
    name: 'The sandbox cashier',
    every: EVERY,
    run: async () => void (await workAtDesk(gateway)),
  });
}
