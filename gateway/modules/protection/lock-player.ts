import { lockAccount } from '../../core/lock-account.ts';
import { wallets } from '../../database/schema/index.ts';
import { and, asc, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { ofRealMoney } from '../wallet/wallets.ts';

/**
 * Locks all that the player's money moves behind, the account before its wallets: once the
 * transaction has ended, no deposit, bet or launch goes on by what held before it. Returns the
 * account's currency.
 */
export async function lockPlayer(tx: Transaction, accountId: number): Promise<string> {
  const currency = await lockAccount(tx, accountId);
  await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.accountId, accountId), ofRealMoney))
    .orderBy(asc(wallets.id))
    .for('update');
  return currency;
}
