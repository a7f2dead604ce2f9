import { lockAccount } from '../../core/lock-account.ts';
import { wallets } from '../../database/schema/index.ts';
import { and, asc, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { ofRealMoney } from '../wallet/wallets.ts';

/**
 * Takes all locks that the player's money movements take, the account before its wallets: after the
 * transaction ends, no deposit, bet or launch continues by the previous rules.
 * @returns the account's currency
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
