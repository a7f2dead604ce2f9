import type { Language } from '../../contract/languages.ts';
import type { VendorWallets, WalletTransfer } from '../../contract/wallet-transfers.ts';
import type { Gateway } from '../../core/gateway.ts';
import { inLanguage } from '../../core/translated.ts';
import { accounts, wallets, walletTransfers } from '../../database/schema/index.ts';
import { and, desc, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import type { TransferRow } from './begin.ts';
import { allVendors, type Vendor } from './vendors.ts';

/** Number of finished transfers in the list. */
const LATEST = 10;

interface Names {
  readonly vendors: readonly Vendor[];
  readonly language: Language;
}

/** Converts a transfer to the contract's form; amounts in major units. */
export function transferView(row: TransferRow, { vendors, language }: Names): WalletTransfer {
  const vendor = vendors.find(({ vassalage }) => vassalage === row.vassalage);
  return {
    orderNo: row.orderNo,
    vassalage: row.vassalage,
    vendorName: vendor ? inLanguage(vendor.name, language) : row.vassalage,
    direction: row.direction,
    amount: toMajor(row.amount, row.currency),
    state: row.state,
    atLaunch: row.origin === 'launch',
    createdAt: row.createdAt,
    ...(row.settledAt !== null && { settledAt: row.settledAt }),
  };
}

/** Returns the balances of an account's vendor wallets, minor units, by vassalage. */
export async function vendorBalances(
  db: Database | Transaction,
  accountId: number,
  currency: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ vassalage: wallets.vassalage, balance: wallets.balance })
    .from(wallets)
    .where(
      and(
        eq(wallets.accountId, accountId),
        eq(wallets.kind, 'vendor'),
        eq(wallets.currency, currency),
      ),
    );
  return new Map(rows.map(({ vassalage, balance }) => [vassalage, balance ?? 0]));
}

/** Returns all pending transfers and the latest finished ones. */
async function shownTransfers(tx: Transaction, accountId: number): Promise<TransferRow[]> {
  const own = (isPending: boolean) =>
    and(
      eq(walletTransfers.accountId, accountId),
      isPending ? eq(walletTransfers.state, 'pending') : undefined,
    );
  const newestFirst = desc(walletTransfers.id);
  const pending = await tx.select().from(walletTransfers).where(own(true)).orderBy(newestFirst);
  const latest = await tx
    .select()
    .from(walletTransfers)
    .where(own(false))
    .orderBy(newestFirst)
    .limit(LATEST + pending.length);
  return [...pending, ...latest.filter(({ state }) => state !== 'pending').slice(0, LATEST)];
}

/** Returns a member's wallets and transfers from one snapshot. */
export function vendorWalletsOf(
  gateway: Gateway,
  accountId: number,
  language: Language,
): Promise<VendorWallets> {
  return gateway.db.transaction(
    async (tx) => {
      const { main, total, transfers, currency } = await realMoneyOf(tx, accountId);
      const vendors = await allVendors(tx);
      const balances = await vendorBalances(tx, accountId, currency);
      const [account] = await tx
        .select({ autoTransfer: accounts.autoTransfer })
        .from(accounts)
        .where(eq(accounts.id, accountId));
      const list = vendors.map(({ vassalage, name, accountTypeId }) => ({
        vassalage,
        vendorName: inLanguage(name, language),
        accountTypeId,
        balance: toMajor(balances.get(vassalage) ?? 0, currency),
      }));
      const rows = await shownTransfers(tx, accountId);
      return {
        main: toMajor(main, currency),
        total: toMajor(total, currency),
        pending: toMajor(transfers, currency),
        autoTransfer: account?.autoTransfer ?? true,
        wallets: list.toSorted(
          (one, other) =>
            other.balance - one.balance || one.vendorName.localeCompare(other.vendorName),
        ),
        transfers: rows.map((row) => transferView(row, { vendors, language })),
        currency,
        ...currencyView(currency),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
