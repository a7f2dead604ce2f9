import type { DepositKind } from '../../contract/cashier.ts';

/** Where the sandbox's payment provider shows a payment; the token is all that leads to it. */
export const PAY_PATH = '/sandbox/cashier/pay';

/** How a waiting deposit is paid, as the contract tells it. */
export function paymentOf(
  order: { readonly kind: DepositKind; readonly payToken: string; readonly orderNo: string },
  payee: { bankName: string; accountName: string; accountNumber: string },
) {
  const address = `${PAY_PATH}/${order.payToken}`;
  if (order.kind === 'launchUrl') return { launchUrl: address };
  if (order.kind === 'qr') return { qrContent: address };
  // The last part of the order number: short enough to be copied by hand.
  return { payee: { ...payee, reference: order.orderNo.slice(-8) } };
}
