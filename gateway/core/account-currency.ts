import { accounts } from '../database/schema/index.ts';
import { eq } from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import { GatewayError } from './gateway-error.ts';

/** Returns the currency of an account. @throws {GatewayError} not_found */
export async function accountCurrency(
  db: Database | Transaction,
  accountId: number,
): Promise<string> {
  const [account] = await db
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new GatewayError('not_found');
  return account.currency;
}
