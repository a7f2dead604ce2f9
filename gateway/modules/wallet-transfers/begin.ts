import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { orderNumber } from '../../core/order-number.ts';
import { inLanguage } from '../../core/translated.ts';
import { walletTransfers } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { accountWallet, houseWallet, vendorWallet } from '../wallet/wallets.ts';
import type { Vendor } from './vendors.ts';

export type TransferRow = typeof walletTransfers.$inferSelect;

/** Milliseconds in which only the request itself waits for the vendor, before the job asks as well. */
const FIRST_PAUSE_MS = 15_000;

export interface NewTransfer {
  readonly accountId: number;
  readonly currency: string;
  readonly vendor: Vendor;
  readonly direction: TransferRow['direction'];
  /** Minor units. */
  readonly amount: number;
  readonly origin: TransferRow['origin'];
  readonly key: string;
  readonly bodyHash: string;
  readonly at: number;
}

/** Returns the source and the target wallet of a transfer. */
export async function walletsOf(
  tx: Transaction,
  of: Pick<TransferRow, 'accountId' | 'currency' | 'vassalage' | 'direction'>,
  at: number,
) {
  const { accountId, currency, vassalage } = of;
  const main = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const vendor = await vendorWallet(tx, { accountId, currency, vassalage, at });
  return of.direction === 'in' ? { from: main, to: vendor } : { from: vendor, to: main };
}

/** Returns the remark of a transfer in the records: `Main wallet → Lucky Studio`. */
export function remarkOf(vendor: Vendor, direction: TransferRow['direction']): string {
  const ends = ['Main wallet', inLanguage(vendor.name, DEFAULT_LANGUAGE)];
  return (direction === 'in' ? ends : ends.toReversed()).join(' → ');
}

/**
 * First step of a transfer: debits its source wallet and stores the transfer as pending. The caller
 * holds the account locked (`lockAccount`), and sends the request to the vendor after the commit.
 * @throws {GatewayError} insufficient_balance
 */
export async function beginTransfer(
  tx: Transaction,
  transfer: NewTransfer,
): Promise<{ readonly row: TransferRow; readonly posted: PostedEntry }> {
  const { accountId, currency, vendor, direction, amount, origin, key, bodyHash, at } = transfer;
  const { vassalage } = vendor;
  const orderNo = orderNumber('V', at);
  const { from } = await walletsOf(tx, { accountId, currency, vassalage, direction }, at);
  const posted = await postEntry(tx, {
    kind: 'transfer',
    scope: `wallet-transfer:${orderNo}`,
    idempotencyKey: 'begin',
    body: { orderNo, direction, amount },
    reference: orderNo,
    remark: remarkOf(vendor, direction),
    lines: [
      { walletId: from, amount: -amount, kind: 'walletTransfer' },
      {
        walletId: await houseWallet(tx, 'house:transfers', currency, at),
        amount,
        kind: 'house',
      },
    ],
    at,
  });
  const [row] = await tx
    .insert(walletTransfers)
    .values({
      orderNo,
      accountId,
      idempotencyKey: key,
      bodyHash,
      vassalage,
      direction,
      currency,
      amount,
      origin,
      state: 'pending' as const,
      nextAttemptAt: at + FIRST_PAUSE_MS,
      createdAt: at,
    })
    .returning();
  if (!row) throw new Error('A wallet transfer was not stored.');
  return { row, posted };
}
