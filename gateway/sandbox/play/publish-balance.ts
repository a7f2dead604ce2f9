import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { logError } from '@baize/gateway/core/log-error.ts';
import { publishBalances } from '@baize/gateway/modules/wallet/publish-balances.ts';
import type { LaunchRow } from './find-launch.ts';
import { walletOf } from './rounds.ts';

/**
 * Sends the current balance to the owner's sockets. A failure is logged and not thrown: the change of the balance is
 * committed, and must not be answered with an error.
 * @param wallet the wallet, if it was read already
 */
export async function publishBalance(
  gateway: Gateway,
  launch: LaunchRow,
  wallet?: ReturnType<typeof walletOf>,
): Promise<void> {
  const { accountId, walletId, currency } = launch;
  if (accountId === null) return;
  try {
    const { balance, vassalage } = await (wallet ?? walletOf(gateway, walletId));
    const row = { walletId, accountId, currency, vassalage, balance };
    await publishBalances(gateway, { replayed: false, balances: [row] });
  } catch (error) {
    logError('A balance could not be published', error);
  }
}
