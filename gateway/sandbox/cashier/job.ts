import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import type { HeldPayout, PayoutDecision } from '@baize/gateway/core/ports.ts';
import { autoConfirmPayouts } from '@baize/gateway/modules/cashier/auto-confirm-payouts.ts';
import { decideDueWithdrawals } from '@baize/gateway/modules/cashier/decide-withdrawal.ts';
import { expireDeposits } from '@baize/gateway/modules/cashier/deposits.ts';
import { heldPayout } from '@baize/gateway/modules/cashier/payout-account.ts';

/** Often enough for somebody who waits and watches; an idle look costs one indexed query. */
const INTERVAL_MS = 2_000;
/** Cents by which whoever tries things out makes the sandbox's bank refuse. */
const REFUSED_CENTS = 13;

/** Cents with which the sandbox's bank sends half at first, and the rest when it is due again. */
const SPLIT_CENTS = 22;

/** What the sandbox's bank says to a payout. */
export function decidePayout(order: Pick<HeldPayout, 'amount' | 'paid'>): PayoutDecision {
  const cents = order.amount % 100;
  if (cents === REFUSED_CENTS) return { outcome: 'refused', reason: 'account_rejected' };
  if (cents === SPLIT_CENTS && order.paid === 0) {
    return { outcome: 'approved', part: Math.floor(order.amount / 2) };
  }
  return { outcome: 'approved' };
}

async function decidePayouts(gateway: Gateway): Promise<number> {
  const { payouts } = gateway.ports;
  return payouts
    ? decideDueWithdrawals(gateway, (row) => payouts.decide(heldPayout(gateway, row)))
    : 0;
}

/** Decides what has become due. Any number of processes may run it at once. */
export async function decideAtDesk(gateway: Gateway): Promise<number> {
  await expireDeposits(gateway);
  await autoConfirmPayouts(gateway);
  return decidePayouts(gateway);
}

/**
 * The sandbox cashier at work, by the gateway's clock; outside the demo it does nothing. One kind of
 * work that fails does not keep another from being done.
 * Returns what stops it, once what is under way is done.
 */
export function startCashierJobs(gateway: Gateway): () => Promise<void> {
  if (!gateway.config.demo) return async () => undefined;
  const stops = [
    startPeriodicJob({
      name: 'Expiring deposits',
      intervalMs: INTERVAL_MS,
      run: () => expireDeposits(gateway),
    }),
    startPeriodicJob({
      name: 'Deciding withdrawals',
      intervalMs: INTERVAL_MS,
      run: async () => void (await decidePayouts(gateway)),
    }),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
