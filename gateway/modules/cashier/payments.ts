import type {
  ConfirmationState,
  PaymentStatus,
  WithdrawPayment,
} from '../../contract/payment-confirmation.ts';
import type { Gateway } from '../../core/gateway.ts';
import {
  promotionPictures,
  withdrawOrders,
  withdrawPayments,
} from '../../database/schema/index.ts';
import { and, asc, eq, inArray } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { toMajor } from '../wallet/money.ts';
import type { WithdrawRow } from './orders.ts';
import { maskedNumber } from './payout-account.ts';
import { readCashier } from './settings.ts';

export type PaymentRow = typeof withdrawPayments.$inferSelect;

/** States of payments that wait for the member or for the merchant's review. */
export const OPEN_PAYMENT_STATUSES: readonly PaymentStatus[] = ['awaiting', 'review'];
const ARRIVED: readonly PaymentStatus[] = ['received', 'fullyPaid', 'assumed', 'forced'];
const SHOWN = 50;

/**
 * The order in which the payments of a withdrawal represent it: states that need an action come
 * first.
 */
const BY_URGENCY: readonly PaymentStatus[] = [
  'awaiting',
  'review',
  'returned',
  'forced',
  'assumed',
  'received',
  'fullyPaid',
];

/** Returns how much of a withdrawal has arrived; returned payments are not open any more. */
function arrivalOf(
  order: Pick<WithdrawRow, 'amount' | 'currency'>,
  payments: readonly PaymentRow[],
) {
  const sumOf = (statuses: readonly PaymentStatus[]) =>
    payments
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amount }) => sum + amount, 0);
  const received = sumOf(ARRIVED);
  return {
    receivedAmount: toMajor(received, order.currency),
    remainingAmount: toMajor(order.amount - received - sumOf(['returned']), order.currency),
  };
}

/**
 * Returns the confirmation state of each order by its payments; orders without payments are
 * omitted.
 */
export async function confirmationsOf(
  db: Database | Transaction,
  orders: readonly Pick<WithdrawRow, 'id' | 'amount' | 'currency'>[],
): Promise<ReadonlyMap<number, ConfirmationState>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select()
    .from(withdrawPayments)
    .where(inArray(withdrawPayments.orderId, ids));
  return new Map(
    orders.flatMap((order) => {
      const own = rows.filter(({ orderId }) => orderId === order.id);
      const status = BY_URGENCY.find((each) => own.some((row) => row.status === each));
      return status ? [[order.id, { status, ...arrivalOf(order, own) }] as const] : [];
    }),
  );
}

/** Returns the same by order number. */
export async function confirmationsByOrder(
  db: Database,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, ConfirmationState>> {
  if (orderNos.length === 0) return new Map();
  const orders = await db
    .select()
    .from(withdrawOrders)
    .where(inArray(withdrawOrders.orderNo, [...orderNos]));
  const byId = await confirmationsOf(db, orders);
  return new Map(
    orders.flatMap(({ id, orderNo }) => {
      const state = byId.get(id);
      return state ? [[orderNo, state] as const] : [];
    }),
  );
}

/** Returns a payment as its member sees it. */
export async function paymentView(
  db: Database | Transaction,
  payment: PaymentRow,
): Promise<WithdrawPayment> {
  const [order] = await db
    .select()
    .from(withdrawOrders)
    .where(eq(withdrawOrders.id, payment.orderId));
  if (!order) throw new Error('A payment has no order.');
  const all = await db
    .select()
    .from(withdrawPayments)
    .where(eq(withdrawPayments.orderId, order.id));
  const [proof] = await db
    .select({ id: promotionPictures.id })
    .from(promotionPictures)
    .where(eq(promotionPictures.paymentId, payment.id));
  return {
    paymentNo: payment.paymentNo,
    orderNo: order.orderNo,
    amount: toMajor(payment.amount, order.currency),
    orderAmount: toMajor(order.amount, order.currency),
    ...arrivalOf(order, all),
    bankName: order.bankName,
    maskedNumber: maskedNumber(order),
    status: payment.status,
    isLastPart: order.paid === order.amount,
    sentAt: payment.sentAt,
    confirmBy: payment.confirmBy,
    ...(payment.settledAt !== null && { settledAt: payment.settledAt }),
    ...(proof && { proofImage: proof.id }),
  };
}

/** Returns the account's payments that are not settled, those waiting for the member first. */
export async function openPayments(gateway: Gateway, accountId: number) {
  const rows = await gateway.db
    .select()
    .from(withdrawPayments)
    .where(
      and(
        eq(withdrawPayments.accountId, accountId),
        inArray(withdrawPayments.status, [...OPEN_PAYMENT_STATUSES]),
      ),
    )
    .orderBy(asc(withdrawPayments.status), asc(withdrawPayments.confirmBy))
    .limit(SHOWN);
  const { withdraw } = await readCashier(gateway.db);
  return {
    list: await Promise.all(rows.map((row) => paymentView(gateway.db, row))),
    confirmMinutes: withdraw.confirmMinutes,
    serverTime: gateway.clock.now(),
  };
}
