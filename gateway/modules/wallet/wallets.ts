import { wallets } from '../../database/schema/index.ts';
import { and, asc, eq, inArray, type SQL, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

/** The kinds of wallet that hold a member's real money. */
const REAL_KINDS = ['main', 'vendor'];

/** Whether a wallet holds a member's real money. */
export const isRealMoney = (kind: string): boolean => REAL_KINDS.includes(kind);

/** The same as a condition on `wallets`. */
export const ofRealMoney: SQL = inArray(wallets.kind, REAL_KINDS);

/** House wallets: the merchant's side of entries. */
export type HouseWallet =
  | 'house:games'
  /** Money in jackpot pots. */
  | 'house:jackpots'
  | 'house:play-money'
  | 'house:cashier'
  | 'house:withdrawals-pending'
  | 'house:promotions'
  | 'house:salaries'
  /** Money in pending transfers between two wallets of a member. */
  | 'house:transfers'
  | 'house:opening';

/** Returns the house wallet of a currency, created on first use. */
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
  if (!made) throw new Error(`House wallet ${kind} ${currency} could not be created.`);
  return made.id;
}

interface WalletOwner {
  readonly accountId: number;
  readonly currency: string;
  readonly at: number;
}

async function ownWallet(
  tx: Transaction,
  { accountId, currency, at }: WalletOwner,
  { kind, vassalage }: { readonly kind: 'main' | 'trial' | 'vendor'; readonly vassalage: string },
): Promise<number> {
  const find = () =>
    tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(
        and(
          eq(wallets.accountId, accountId),
          eq(wallets.kind, kind),
          eq(wallets.currency, currency),
          eq(wallets.vassalage, vassalage),
        ),
      );
  const [known] = await find();
  if (known) return known.id;
  await tx
    .insert(wallets)
    .values({ accountId, kind, currency, vassalage, balance: 0, createdAt: at })
    .onConflictDoNothing({
      target: [wallets.accountId, wallets.kind, wallets.currency, wallets.vassalage],
    });
  const [made] = await find();
  if (!made) throw new Error(`Wallet ${kind} of account ${accountId} could not be created.`);
  return made.id;
}

/** Returns an account's wallet of a kind, created on first use. Trial accounts have only `trial`. */
export const accountWallet = (
  tx: Transaction,
  { kind, ...owner }: WalletOwner & { readonly kind: 'main' | 'trial' },
): Promise<number> => ownWallet(tx, owner, { kind, vassalage: '' });

/** Returns an account's wallet for a vendor, created on first use; its main wallet is created before it. */
export async function vendorWallet(
  tx: Transaction,
  { vassalage, ...owner }: WalletOwner & { readonly vassalage: string },
): Promise<number> {
  await ownWallet(tx, owner, { kind: 'main', vassalage: '' });
  return ownWallet(tx, owner, { kind: 'vendor', vassalage });
}

/** Creates a wallet of play money for one free-trial launch. Returns its id. */
export async function playWallet(tx: Transaction, currency: string, at: number): Promise<number> {
  const [made] = await tx
    .insert(wallets)
    .values({ kind: 'play', currency, balance: 0, createdAt: at })
    .returning({ id: wallets.id });
  if (!made) throw new Error('A play wallet could not be created.');
  return made.id;
}

export interface LockedWallet {
  readonly walletId: number;
  readonly accountId: number | null;
  readonly kind: string;
  readonly currency: string;
}

/** Locks that transactions have taken or requested, by the joined ids. */
const lockedBy = new WeakMap<Transaction, Map<string, Promise<readonly LockedWallet[]>>>();

/**
 * Locks wallets until the transaction ends, in the order of their ids, and returns them in that order. A vendor
 * wallet is locked together with the main wallet of its account, which is then returned too: limits and totals of
 * an account are always counted under the lock of its main wallet. Several checks of one bet lock the same wallets;
 * only the first call of a transaction queries the database.
 */
export async function lockWallets(
  tx: Transaction,
  walletIds: readonly number[],
): Promise<readonly LockedWallet[]> {
  if (walletIds.length === 0) return [];
  const ids = [...new Set(walletIds)].sort((a, b) => a - b);
  const known = lockedBy.get(tx) ?? new Map<string, Promise<readonly LockedWallet[]>>();
  lockedBy.set(tx, known);
  const locked = known.get(ids.join()) ?? lock(tx, ids);
  known.set(ids.join(), locked);
  return locked;
}

async function lock(tx: Transaction, ids: readonly number[]): Promise<LockedWallet[]> {
  const named = sql.join(
    ids.map((id) => sql`(${id}::bigint)`),
    sql`, `,
  );
  return tx
    .select({
      walletId: wallets.id,
      accountId: wallets.accountId,
      kind: wallets.kind,
      currency: wallets.currency,
    })
    .from(wallets)
    .where(
      sql`${wallets.id} in (
        select id from (values ${named}) as named(id)
        union
        select main.id from (values ${named}) as named(id)
        join wallets own on own.id = named.id and own.kind = 'vendor'
        join wallets main on main.account_id = own.account_id and main.kind = 'main'
          and main.currency = own.currency
      )`,
    )
    .orderBy(asc(wallets.id))
    .for('update');
}
