import type { SocketEvent } from '../../contract/events.ts';
import type { Gateway } from '../../core/gateway.ts';
import { toMajor } from './money.ts';
import type { PostedEntry } from './post-entry.ts';

/** A wallet with its balance in minor units. */
type WalletBalance = Pick<PostedEntry['balances'][number], 'vassalage' | 'balance' | 'currency'>;

/** Returns the socket event for a wallet: the main one, or a vendor's (R12.01). */
export function balanceEvent(
  { vassalage, balance: minor, currency }: WalletBalance,
  at: number,
): SocketEvent {
  const update = { balance: toMajor(minor, currency), at };
  return vassalage === ''
    ? { type: 'balance', ...update }
    : { type: 'vendorBalance', vassalage, ...update };
}

/**
 * Publishes the new balances to the sockets of their owners. Call it after the transaction has
 * committed.
 */
export async function publishBalances(
  gateway: Pick<Gateway, 'events' | 'clock'>,
  posted: Pick<PostedEntry, 'replayed' | 'balances'>,
): Promise<void> {
  if (posted.replayed) return;
  for (const { accountId, ...wallet } of posted.balances) {
    if (accountId === null) continue;
    await gateway.events.publish(accountId, balanceEvent(wallet, gateway.clock.now()));
  }
}

/**
 * The same for entries that were posted together: publishes only the last balance of each wallet.
 */
export async function publishLastBalances(
  gateway: Pick<Gateway, 'events' | 'clock'>,
  posted: readonly PostedEntry[],
): Promise<void> {
  const last = new Map(
    posted
      .flatMap(({ replayed, balances }) => (replayed ? [] : balances))
      .map((row) => [row.walletId, row]),
  );
  await publishBalances(gateway, { replayed: false, balances: [...last.values()] });
}
