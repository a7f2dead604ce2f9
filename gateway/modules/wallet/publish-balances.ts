import type { Gateway } from '../../core/gateway.ts';
import { toMajor } from './money.ts';
import type { PostedEntry } from './post-entry.ts';

/** Tells the owners' sockets their new balance. Call it after the transaction is committed. */
export async function publishBalances(
  gateway: Pick<Gateway, 'events' | 'clock'>,
  posted: Pick<PostedEntry, 'replayed' | 'balances'>,
): Promise<void> {
  if (posted.replayed) return;
  for (const { accountId, balance: minor, currency, vassalage } of posted.balances) {
    if (accountId === null) continue;
    const update = { balance: toMajor(minor, currency), at: gateway.clock.now() };
    await gateway.events.publish(
      accountId,
      vassalage === ''
        ? { type: 'balance', ...update }
        : { type: 'vendorBalance', vassalage, ...update },
    );
  }
}

/** The same for entries that were posted together: each owner is told the last balance alone. */
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
