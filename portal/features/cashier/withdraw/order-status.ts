import type { PaymentStatus, WithdrawOrder, WithdrawPayment } from '@baize/gateway/contract';

/** The combined status of a withdrawal: a pending one takes precedence over a settled one. */
type WithdrawalStatus = WithdrawOrder['status'] | PaymentStatus;

const OPEN: readonly PaymentStatus[] = ['awaiting', 'review'];

/**
 * The status of a withdrawal from its order and its payments. A part that has arrived says nothing
 * about the rest: until everything was sent, the order's own status counts.
 */
export function withdrawalStatus({
  status,
  confirmation,
}: Pick<WithdrawOrder, 'status' | 'confirmation'>): WithdrawalStatus {
  if (!confirmation) return status;
  return status === 'approved' || OPEN.includes(confirmation.status) ? confirmation.status : status;
}

/** The payment of a withdrawal that waits for the member's confirmation, the most urgent first. */
export const paymentToConfirm = (
  payments: readonly WithdrawPayment[] | undefined,
  orderNo: string,
): WithdrawPayment | undefined =>
  payments?.find((payment) => payment.orderNo === orderNo && payment.status === 'awaiting');

/** The payment is the whole withdrawal, rather than a part of it. */
export const isWholeWithdrawal = ({ amount, orderAmount }: WithdrawPayment): boolean =>
  amount === orderAmount;
