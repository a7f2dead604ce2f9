import { MINUTE } from '../../contract/durations.ts';
import { orderNumber } from '../../core/order-number.ts';
import { withdrawPayments } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import type { WithdrawRow } from './orders.ts';

/** Releases held money: to the cashier, or back to the wallet. Minor units. */
export async function releaseHeldMoney(
  tx: Transaction,
  row: WithdrawRow,
  to: 'payout' | 'member',
  amount: number,
  at: number,
): Promise<PostedEntry> {
  const { accountId, currency, orderNo } = row;
  const held = await houseWallet(tx, 'house:withdrawals-pending', currency, at);
  const target =
    to === 'payout'
      ? { walletId: await houseWallet(tx, 'house:cashier', currency, at), kind: 'house' as const }
      : {
          walletId: await accountWallet(tx, { accountId, kind: 'main', currency, at }),
          kind: 'withdrawal' as const,
        };
  return postEntry(tx, {
    kind: 'withdrawal',
    scope: `withdrawal:${orderNo}`,
    // Both directions share one key: whatever is decided, the held money is released once.
    idempotencyKey: `release:${row.paid}`,
    body: { orderNo, to, amount },
    reference: orderNo,
    remark: row.bankName,
    lines: [
      { walletId: held, amount: -amount, kind: 'house' },
      { ...target, amount },
    ],
    at,
  });
}

/** Stores that a payment was sent; from now on the member is asked whether it has arrived (R4.23). */
export async function insertPayment(
  tx: Transaction,
  row: WithdrawRow,
  amount: number,
  facts: { readonly at: number; readonly confirmMinutes: number },
): Promise<void> {
  const { at, confirmMinutes } = facts;
  await tx.insert(withdrawPayments).values({
    paymentNo: orderNumber('P', at),
    orderId: row.id,
    accountId: row.accountId,
    amount,
    status: 'awaiting' as const,
    sentAt: at,
    confirmBy: at + confirmMinutes * MINUTE,
  });
}
