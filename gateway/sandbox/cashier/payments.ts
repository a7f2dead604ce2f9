import type { PaymentsPort } from '@baize/gateway/core/ports.ts';

/** Address of a payment at the sandbox's payment provider; the token in it is the only access. */
export const PAY_PATH = '/sandbox/cashier/pay';

/** The sandbox's payment provider: a page, also behind the QR code, or a manual transfer. */
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
