import type { OrderStatus } from '@baize/gateway/contract/cashier.ts';
import type { Language } from '@baize/gateway/contract/languages.ts';

interface PayTexts {
  readonly title: string;
  readonly sandbox: string;
  readonly explain: string;
  readonly merchant: string;
  readonly method: string;
  readonly order: string;
  readonly amount: string;
  readonly approve: string;
  readonly refuse: string;
  readonly maintenance: string;
  readonly again: string;
  readonly close: string;
  readonly mayClose: string;
  readonly outcome: Readonly<Record<Exclude<OrderStatus, 'pending'>, string>>;
}

/** Texts of the payment page, which members see. */
export const PAY_TEXTS: Readonly<Record<Language, PayTexts>> = {
  EN: {
    title: 'Confirm your payment',
    sandbox: 'Sandbox',
    explain:
      'This page stands in for a payment provider. No real money moves: you decide here how the payment ends.',
    merchant: 'Pay to',
    method: 'Method',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve payment',
    refuse: 'Refuse payment',
    maintenance:
      'The merchant is not taking payments at the moment. Nothing was paid; try again later.',
    again: 'Try again',
    close: 'Close this window',
    mayClose: 'You may close this window and go on in the portal.',
    outcome: {
      approved: 'Payment approved',
      refused: 'Payment refused',
      expired: 'This payment has expired',
      cancelled: 'This payment was cancelled',
    },
  },
  TY: {
    title: 'Kumpirmahin ang bayad',
    sandbox: 'Sandbox',
    explain:
      'Kapalit ito ng pahina ng payment provider. Walang totoong perang gagalaw: ikaw ang magpapasya kung paano matatapos ang bayad.',
    merchant: 'Babayaran',
    method: 'Paraan',
    order: 'Order',
    amount: 'Halaga',
    approve: 'Aprubahan ang bayad',
    refuse: 'Tanggihan ang bayad',
    maintenance:
      'Hindi tumatanggap ng bayad ang merchant sa ngayon. Walang binayaran; subukan muli mamaya.',
    again: 'Subukan muli',
    close: 'Isara ang window na ito',
    mayClose: 'Puwede mo nang isara ang window na ito at bumalik sa portal.',
    outcome: {
      approved: 'Naaprubahan ang bayad',
      refused: 'Tinanggihan ang bayad',
      expired: 'Nag-expire na ang bayad na ito',
      cancelled: 'Kinansela ang bayad na ito',
    },
  },
};
