import type { Gateway } from '../../core/gateway.ts';
import { toMajor } from './money.ts';
import type { PostedEntry } from './post-entry.ts';

/** Tells the owners' sockets their new balance. Call it after the transaction is committed. */
export async function publishBalances(
  gateway: Pick<Gateway, 'events' | 'clock'>,
  posted: Pick<PostedEntry, 'replayed' | 'balances'>,
): Promise<void> {
  if (posted.replayed) return;
  for (const { accountId, balance, currency } of posted.balances) {
    if (accountId === null) continue;
    await gateway.events.publish(accountId, {
      type: 'balance',
      balance: toMajor(balance, currency),
      at: gateway.clock.now(),
    });
  }
}
