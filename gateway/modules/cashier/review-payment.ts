import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { withdrawPayments } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { lockPayment } from './confirm-payment.ts';
import type { WithdrawRow } from './orders.ts';
import { forcedMessage, returnedMessage } from './payment-message-templates.ts';
import { OPEN_PAYMENT_STATUSES, type PaymentRow } from './payments.ts';

/**
 * The result of a review by the merchant's staff: the payment has arrived (`forced`), or it has not
 * (`returned`).
 */
export type PaymentReview = 'forced' | 'returned';

/** Returns the cashier's money to the member's balance, once. */
async function refund(
  tx: Transaction,
  order: WithdrawRow,
  { paymentNo, amount }: PaymentRow,
  at: number,
): Promise<PostedEntry> {
  const { accountId, currency, orderNo } = order;
  const house = await houseWallet(tx, 'house:cashier', currency, at);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  return postEntry(tx, {
    kind: 'withdrawal',
    scope: `withdrawal:${orderNo}`,
    idempotencyKey: `return:${paymentNo}`,
    body: { paymentNo, amount },
    reference: orderNo,
    remark: order.bankName,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'withdrawal' },
    ],
    at,
  });
}

/**
 * Settles a payment by the merchant's staff. A forced receipt refunds nothing (R4.23); money is
 * returned only if the member has denied the receipt. Repeating a result changes nothing.
 * @throws {GatewayError} not_found; order_closed if it is settled otherwise
 */
export async function reviewPayment(
  gateway: Gateway,
  paymentNo: string,
  review: PaymentReview,
): Promise<void> {
  const done = await gateway.db.transaction(async (tx) => {
    const { payment, order } = await lockPayment(tx, paymentNo);
    if (payment.status === review) return undefined;
    const isAllowed =
      review === 'forced'
        ? OPEN_PAYMENT_STATUSES.includes(payment.status)
        : payment.status === 'review';
    if (!isAllowed) throw new GatewayError('order_closed');
    const at = gateway.clock.now();
    const posted = review === 'returned' ? await refund(tx, order, payment, at) : undefined;
    await tx
      .update(withdrawPayments)
      .set({ status: review, settledAt: at, returnEntryId: posted?.entryId ?? null })
      .where(eq(withdrawPayments.id, payment.id));
    const paid = { ...order, amount: payment.amount };
    const texts = review === 'forced' ? forcedMessage(paid) : returnedMessage(paid);
    await storeMessage(tx, { accountId: order.accountId, texts, at });
    return { accountId: order.accountId, posted };
  });
  if (!done) return;
  if (done.posted) await publishBalances(gateway, done.posted);
  await publishUnread(gateway, done.accountId);
}
