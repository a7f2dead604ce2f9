import { accounts } from '../database/schema/index.ts';
import { eq } from '../database/sql.ts';
import type { Transaction } from '../database/types.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Locks an account so that its orders are created one at a time across all processes: limits are counted and
 * idempotency keys are looked up under this lock. The lock mode does not block rows that merely reference the
 * account, such as bets.
 * @returns the account's currency
 * @throws {GatewayError} not_found
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
