import { accounts } from '../database/schema/index.ts';
import { eq } from '../database/sql.ts';
import type { Transaction } from '../database/types.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Lets one order of an account be made at a time, whichever process is asked: limits are counted
 * and keys are looked up behind this lock. What only refers to the account, such as a bet, does not
 * wait for it. Returns the account's currency.
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<string> {
  const [account] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (!account) throw new GatewayError('not_found');
  return account.currency;
}
