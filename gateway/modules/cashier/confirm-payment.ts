import { MINUTE } from '../../contract/durations.ts';
import type {
  ConfirmationAction,
  PaymentStatus,
  WithdrawPayment,
} from '../../contract/payment-confirmation.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { throttledTransaction } from '../../core/throttle.ts';
import {
  promotionPictures,
  withdrawOrders,
  withdrawPayments,
} from '../../database/schema/index.ts';
import { and, eq, inArray } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { isUnattached } from '../promotions/pictures.ts';
import { autoConfirmPayouts } from './auto-confirm-payouts.ts';
import type { WithdrawRow } from './orders.ts';
import { OPEN_PAYMENT_STATUSES, type PaymentRow, paymentView } from './payments.ts';

const ANSWERS = { name: 'payment-confirmation', limit: 30, windowMs: 10 * MINUTE };

const STATUS_AFTER: Readonly<Record<ConfirmationAction, PaymentStatus>> = {
  received: 'received',
  notReceived: 'review',
  fullyPaid: 'fullyPaid',
};

/**
 * Locks a payment and its order, the order first. All code that settles payments uses this lock
 * order.
 * @throws {GatewayError} not_found
 */
export async function lockPayment(
  tx: Transaction,
  paymentNo: string,
): Promise<{ payment: PaymentRow; order: WithdrawRow }> {
  const [found] = await tx
    .select({ orderId: withdrawPayments.orderId })
    .from(withdrawPayments)
    .where(eq(withdrawPayments.paymentNo, paymentNo));
  const [order] = await tx
    .select()
    .from(withdrawOrders)
    .where(eq(withdrawOrders.id, found?.orderId ?? 0))
    .for('update');
  const [payment] = await tx
    .select()
    .from(withdrawPayments)
    .where(eq(withdrawPayments.paymentNo, paymentNo))
    .for('update');
  if (!order || !payment) throw new GatewayError('not_found', 'There is no such payment.');
  return { payment, order };
}

/**
 * @throws {GatewayError} request_param_err for a missing picture and for one that is not the
 * member's own
 */
async function attachProof(tx: Transaction, payment: PaymentRow, proofImage: string | undefined) {
  if (!proofImage) throw fieldError('proofImage', 'required');
  const held = await tx
    .update(promotionPictures)
    .set({ paymentId: payment.id })
    .where(
      and(
        eq(promotionPictures.id, proofImage),
        eq(promotionPictures.accountId, payment.accountId),
        isUnattached(),
      ),
    )
    .returning({ id: promotionPictures.id });
  if (held.length === 0) throw fieldError('proofImage', 'picture_unknown');
}

/**
 * Returns the condition for the payments that an answer settles: its payment, or with `fullyPaid`
 * all open ones of the order.
 */
const settledBy = (action: ConfirmationAction, payment: PaymentRow) =>
  action === 'fullyPaid'
    ? and(
        eq(withdrawPayments.orderId, payment.orderId),
        inArray(withdrawPayments.status, [...OPEN_PAYMENT_STATUSES]),
      )
    : eq(withdrawPayments.id, payment.id);

/**
 * Stores a member's answer whether a payment has arrived (R4.23). Repeating an answer changes
 * nothing; a payment under review may still be confirmed, because it may arrive late.
 * @throws {GatewayError} not_found, also for other members' payments; order_closed if it is settled
 * otherwise; request_param_err beside `proofImage`, or beside `action` for `not_fully_paid` while
 * parts are still to be sent
 */
export async function confirmPayment(
  gateway: Gateway,
  said: {
    readonly accountId: number;
    readonly paymentNo: string;
    readonly action: ConfirmationAction;
    readonly proofImage?: string | undefined;
  },
): Promise<WithdrawPayment> {
  const { accountId, paymentNo, action } = said;
  await autoConfirmPayouts(gateway);
  return throttledTransaction(gateway, ANSWERS, String(accountId), async (tx, countNew) => {
    const { payment, order } = await lockPayment(tx, paymentNo).catch(async (error: unknown) => {
      await countNew();
      throw error;
    });
    const isOwn = payment.accountId === accountId;
    const status = STATUS_AFTER[action];
    if (isOwn && payment.status === status) return paymentView(tx, payment);
    await countNew();
    if (!isOwn) throw new GatewayError('not_found', 'There is no such payment.');
    if (!OPEN_PAYMENT_STATUSES.includes(payment.status)) throw new GatewayError('order_closed');
    if (action === 'fullyPaid' && order.paid < order.amount) {
      throw fieldError('action', 'not_fully_paid');
    }
    if (action === 'notReceived') await attachProof(tx, payment, said.proofImage);
    const settledAt = status === 'review' ? null : gateway.clock.now();
    await tx.update(withdrawPayments).set({ status, settledAt }).where(settledBy(action, payment));
    return paymentView(tx, { ...payment, status, settledAt });
  });
}
