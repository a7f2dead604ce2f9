import type { RefusalReason } from '../../contract/cashier.ts';
import type { Language } from '../../contract/languages.ts';
import type { MessageTexts } from '../messages/store-message.ts';
import { moneyText } from '../wallet/money.ts';

const REASONS: Readonly<Record<Language, Readonly<Record<RefusalReason, string>>>> = {
  EN: {
    payer_refused: 'The payment was refused on the payment page.',
    payment_not_found: 'No payment with this reference arrived.',
    amount_differs: 'The amount that arrived differs from the order.',
    account_rejected: 'The receiving bank did not accept the account.',
    name_differs: 'The name on the account differs from yours.',
    review_failed: 'It did not pass our review.',
    limit_passed: 'It would have passed your own deposit limit, so your payment goes back to you.',
    on_break: 'You are taking a break, so your payment goes back to you.',
    account_closed: 'Your account is being closed, so your payment goes back to you.',
  },
  TY: {
    payer_refused: 'Tinanggihan ang bayad sa pahina ng pagbabayad.',
    payment_not_found: 'Walang dumating na bayad na may ganitong reference.',
    amount_differs: 'Iba sa order ang halagang dumating.',
    account_rejected: 'Hindi tinanggap ng bangko ang account.',
    name_differs: 'Iba sa pangalan mo ang nasa account.',
    review_failed: 'Hindi ito pumasa sa aming pagsusuri.',
    limit_passed:
      'Lalampas ito sa sarili mong limitasyon sa deposito kaya ibabalik sa iyo ang bayad mo.',
    on_break: 'Nagpapahinga ka sa paglalaro kaya ibabalik sa iyo ang bayad mo.',
    account_closed: 'Isinasara ang account mo kaya ibabalik sa iyo ang bayad mo.',
  },
};

interface Order {
  readonly orderNo: string;
  readonly amount: number;
  readonly currency: string;
}

/** Returns the inbox message for a credited deposit, or for one refused for a reason. */
export function depositMessage(
  order: Order & { readonly fee: number; readonly channelName: string },
  reason: RefusalReason | null,
): MessageTexts {
  const { orderNo, channelName } = order;
  const amountText = moneyText(order.amount, order.currency);
  const credited = moneyText(order.amount - order.fee, order.currency);
  if (reason === null) {
    return {
      EN: {
        title: `Deposit of ${credited} received`,
        body: `Your deposit by ${channelName} is in your balance. Order ${orderNo}.`,
      },
      TY: {
        title: `Natanggap ang deposito na ${credited}`,
        body: `Nasa balanse mo na ang deposito mo sa ${channelName}. Order ${orderNo}.`,
      },
    };
  }
  return {
    EN: {
      title: `Deposit of ${amountText} was not completed`,
      body: `${REASONS.EN[reason]} Nothing was credited. Order ${orderNo}.`,
    },
    TY: {
      title: `Hindi natuloy ang deposito na ${amountText}`,
      body: `${REASONS.TY[reason]} Walang naidagdag sa balanse. Order ${orderNo}.`,
    },
  };
}

/** Returns the inbox message for a refused withdrawal; payment-message-templates.ts has the others. */
export function refusedMessage(order: Order, reason: RefusalReason): MessageTexts {
  const { orderNo } = order;
  const amount = moneyText(order.amount, order.currency);
  return {
    EN: {
      title: `Withdrawal of ${amount} was refused`,
      body: `${REASONS.EN[reason]} The money is back in your balance. Order ${orderNo}.`,
    },
    TY: {
      title: `Hindi natuloy ang pag-withdraw ng ${amount}`,
      body: `${REASONS.TY[reason]} Naibalik na ang pera sa balanse mo. Order ${orderNo}.`,
    },
  };
}
