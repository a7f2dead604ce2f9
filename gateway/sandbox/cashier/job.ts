import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import type { HeldPayout, PayoutDecision } from '@baize/gateway/core/ports.ts';
import { autoConfirmPayouts } from '@baize/gateway/modules/cashier/auto-confirm-payouts.ts';
import { decideDueWithdrawals } from '@baize/gateway/modules/cashier/decide-withdrawal.ts';
import { expireDeposits } from '@baize/gateway/modules/cashier/deposits.ts';
import { heldPayout } from '@baize/gateway/modules/cashier/payout-account.ts';

/** Short enough for somebody who watches; a poll without work costs one indexed query. */
const INTERVAL_MS = 2_000;
/** Cents of an amount that make the sandbox's bank refuse it, for trying out refusals. */
const REFUSED_CENTS = 13;

/** Cents of an amount of which the sandbox's bank pays half first, and the rest when it is due again. */
const SPLIT_CENTS = 22;

/** The sandbox bank's decision on a payout. */
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

/** Decides all due orders. Any number of processes may run it at the same time. */
export async function decideDueOrders(gateway: Gateway): Promise<number> {
  await expireDeposits(gateway);
  await autoConfirmPayouts(gateway);
  return decidePayouts(gateway);
}

/**
 * Runs the sandbox cashier by the gateway's clock; does nothing outside the demo. A failure of one kind of
 * work does not prevent the others. Returns a function that stops it and resolves when running work is done.
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
