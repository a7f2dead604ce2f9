import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { wallets } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';

/** The merchant's side of every entry. */
export type HouseWallet =
  | 'house:games'
  | 'house:play-money'
  | 'house:cashier'
  | 'house:withdrawals-pending'
  | 'house:promotions'
  | 'house:salaries'
  | 'house:opening';

/** The house wallet of a currency, made on first use. */
export async function houseWallet(
  tx: Transaction,
  kind: HouseWallet,
  currency: string,
  at: number,
): Promise<number> {
  const find = () =>
    tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.kind, kind), eq(wallets.currency, currency)));
  const [known] = await find();
  if (known) return known.id;
  await tx
    .insert(wallets)
    .values({ kind, currency, createdAt: at })
    .onConflictDoNothing({
      target: [wallets.kind, wallets.currency],
      where: sql`kind like 'house:%'`,
    });
  const [made] = await find();
  if (!made) throw new Error(`House wallet ${kind} ${currency} could not be made.`);
  return made.id;
}

/** An account's wallet of a kind, made empty on first use. Trial accounts hold `trial` only. */
export async function accountWallet(
  tx: Transaction,
  owner: { accountId: number; kind: 'main' | 'trial'; currency: string; at: number },
): Promise<number> {
  const { accountId, kind, currency, at } = owner;
  const find = () =>
    tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(
        and(
          eq(wallets.accountId, accountId),
          eq(wallets.kind, kind),
          eq(wallets.currency, currency),
        ),
      );
  const [known] = await find();
  if (known) return known.id;
  await tx
    .insert(wallets)
    .values({ accountId, kind, currency, balance: 0, createdAt: at })
    .onConflictDoNothing({ target: [wallets.accountId, wallets.kind, wallets.currency] });
  const [made] = await find();
  if (!made) throw new Error(`Wallet ${kind} of account ${accountId} could not be made.`);
  return made.id;
}

/** A new wallet of play money for one free-trial launch. */
export async function playWallet(tx: Transaction, currency: string, at: number): Promise<number> {
  const [made] = await tx
    .insert(wallets)
    .values({ kind: 'play', currency, balance: 0, createdAt: at })
    .returning({ id: wallets.id });
  if (!made) throw new Error('A play wallet could not be made.');
  return made.id;
}

/** Locks wallets until the transaction ends, in the order of their ids; answers them in it. */
export async function lockWallets(tx: Transaction, walletIds: readonly number[]) {
  if (walletIds.length === 0) return [];
  return tx
    .select({
      walletId: wallets.id,
      accountId: wallets.accountId,
      kind: wallets.kind,
      currency: wallets.currency,
    })
    .from(wallets)
    .where(inArray(wallets.id, [...new Set(walletIds)]))
    .orderBy(asc(wallets.id))
    .for('update');
}
