import { and, asc, eq, inArray } from 'drizzle-orm';
import { accounts, wallets } from '../../database/schema/index.ts';
import type { Database, Transaction } from '../../database/types.ts';

export interface AccountBalance {
  /** Minor units of `currency`. */
  readonly minor: number;
  readonly currency: string;
}

/**
 * What an account has to play with: its main wallet, or a trial account's play money.
 * An account that never had money has 0 of its own currency.
 */
export async function accountBalance(
  db: Database | Transaction,
  accountId: number,
): Promise<AccountBalance> {
  const [row] = await db
    .select({ balance: wallets.balance, currency: accounts.currency })
    .from(accounts)
    .leftJoin(
      wallets,
      and(
        eq(wallets.accountId, accounts.id),
        eq(wallets.currency, accounts.currency),
        inArray(wallets.kind, ['main', 'trial']),
      ),
    )
    .where(eq(accounts.id, accountId))
    // `main` before `trial`, should an account ever hold both.
    .orderBy(asc(wallets.kind))
    .limit(1);
  return { minor: row?.balance ?? 0, currency: row?.currency ?? 'USD' };
}

/** The balance that header and games show, in minor units of the account's currency. */
export async function mainBalance(db: Database | Transaction, accountId: number): Promise<number> {
  return (await accountBalance(db, accountId)).minor;
}
