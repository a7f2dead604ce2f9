import type { PaymentsPort } from '@baize/gateway/core/ports.ts';

/** Where the sandbox's payment provider shows a payment; the token is all that leads to it. */
export const PAY_PATH = '/sandbox/cashier/pay';

/** The sandbox's payment provider: its page, also behind the QR code, or a transfer by hand. */
export const sandboxPayments: PaymentsPort = {
  isDemonstration: true,
  instructionsFor: (order, payee) => {
    const address = `${PAY_PATH}/${order.payToken}`;
    if (order.kind === 'launchUrl') return { launchUrl: address };
    if (order.kind === 'qr') return { qrContent: address };
    // The last part of the order number: short enough to be copied by hand.
    return { payee: { ...payee, reference: order.orderNo.slice(-8) } };
  },
};
