import type { PaymentStatus, WithdrawOrder, WithdrawPayment } from '@baize/gateway/contract';

/** The one state of a withdrawal: what waits for somebody goes before what is settled. */
export type WithdrawalStatus = WithdrawOrder['status'] | PaymentStatus;

const OPEN: readonly PaymentStatus[] = ['awaiting', 'review'];

/**
 * What a withdrawal is at, order and payments taken together. A part that has arrived says nothing
 * of the rest: until all of it was sent, the order's own state counts.
 */
export function withdrawalStatus({
  status,
  confirmation,
}: Pick<WithdrawOrder, 'status' | 'confirmation'>): WithdrawalStatus {
  if (!confirmation) return status;
  return status === 'approved' || OPEN.includes(confirmation.status) ? confirmation.status : status;
}

/** The payment of a withdrawal that waits for its member, the most urgent first. */
export const paymentToConfirm = (
  payments: readonly WithdrawPayment[] | undefined,
  orderNo: string,
): WithdrawPayment | undefined =>
  payments?.find((payment) => payment.orderNo === orderNo && payment.status === 'awaiting');

/** One payment is the whole withdrawal, rather than a part of it. */
export const isWhole = ({ amount, orderAmount }: WithdrawPayment): boolean =>
  amount === orderAmount;
