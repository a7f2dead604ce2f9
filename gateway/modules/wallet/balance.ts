import { accounts, vendors, wallets, walletTransfers } from '../../database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

export interface AccountBalance {
  /** Minor units of `currency`. */
  readonly minor: number;
  readonly currency: string;
}

/**
 * Returns an account's balance for play: of its main wallet, or a trial account's play money. An
 * account that never had money has 0 in its own currency.
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
    // `main` before `trial`, in case an account has both.
    .orderBy(asc(wallets.kind))
    .limit(1);
  return { minor: row?.balance ?? 0, currency: row?.currency ?? 'USD' };
}

/** Returns an account's balance with each vendor that has its own wallet (R12.01). */
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

/** Returns the balance that the header and games display, in minor units of the account's currency. */
export async function mainBalance(db: Database | Transaction, accountId: number): Promise<number> {
  return (await accountBalance(db, accountId)).minor;
}

/** A member's real money over all wallets; minor units of `currency`. */
export interface RealMoney {
  readonly main: number;
  /** In vendor wallets. */
  readonly vendors: number;
  /** In pending transfers between two wallets. */
  readonly transfers: number;
  readonly total: number;
  readonly currency: string;
}

/**
 * Returns all of an account's real money: main wallet, vendor wallets, and pending transfers. Read it
 * in a transaction with one snapshot, or with the main wallet locked.
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
