import { accounts, vendors, wallets, walletTransfers } from '../../database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../database/sql.ts';
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

/** What an account has with each vendor, of those with wallets of their own (R12.01). */
export const vendorBalances = (db: Database | Transaction, accountId: number, currency: string) =>
  db
    .select({
      accountTypeId: vendors.accountTypeId,
      vassalage: vendors.vassalage,
      minor: wallets.balance,
    })
    .from(wallets)
    .innerJoin(vendors, eq(vendors.vassalage, wallets.vassalage))
    .where(and(eq(wallets.accountId, accountId), eq(wallets.currency, currency)))
    .orderBy(asc(vendors.accountTypeId));

/** The balance that header and games show, in minor units of the account's currency. */
export async function mainBalance(db: Database | Transaction, accountId: number): Promise<number> {
  return (await accountBalance(db, accountId)).minor;
}

/** A member's real money, in whichever wallet it is; minor units of `currency`. */
export interface RealMoney {
  readonly main: number;
  /** In the wallets of vendors. */
  readonly vendors: number;
  /** Between two wallets: it left the one and has not reached the other. */
  readonly transfers: number;
  readonly total: number;
  readonly currency: string;
}

/**
 * All of an account's real money: main wallet, wallets of vendors, and what is between them. Read it
 * in a transaction of one picture, or behind the lock of the main wallet.
 */
export async function realMoneyOf(
  db: Database | Transaction,
  accountId: number,
): Promise<RealMoney> {
  const { minor: main, currency } = await accountBalance(db, accountId);
  const [held] = await db
    .select({ sum: sql`coalesce(sum(${wallets.balance}), 0)`.mapWith(Number) })
    .from(wallets)
    .where(
      and(
        eq(wallets.accountId, accountId),
        eq(wallets.kind, 'vendor'),
        eq(wallets.currency, currency),
      ),
    );
  const [pending] = await db
    .select({ sum: sql`coalesce(sum(${walletTransfers.amount}), 0)`.mapWith(Number) })
    .from(walletTransfers)
    .where(
      and(
        eq(walletTransfers.accountId, accountId),
        eq(walletTransfers.state, 'pending'),
        eq(walletTransfers.currency, currency),
      ),
    );
  const [vendors, transfers] = [held?.sum ?? 0, pending?.sum ?? 0];
  return { main, vendors, transfers, total: main + vendors + transfers, currency };
}
