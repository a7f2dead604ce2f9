import type { MessageTexts } from '../messages/store-message.ts';
import { moneyText } from '../wallet/money.ts';

interface Sent {
  readonly orderNo: string;
  readonly bankName: string;
  readonly currency: string;
  /** Minor units: of this payment, and of the whole withdrawal. */
  readonly amount: number;
  readonly orderAmount: number;
}

/** The inbox message for a sent payment, and what happens if its receipt is not confirmed. */
export function sentMessage(sent: Sent, confirmMinutes: number): MessageTexts {
  const { orderNo, bankName, currency } = sent;
  const amount = moneyText(sent.amount, currency);
  const whole = moneyText(sent.orderAmount, currency);
  const isPart = sent.amount < sent.orderAmount;
  return {
    EN: {
      title: isPart ? `${amount} of your withdrawal sent` : `Withdrawal of ${amount} sent`,
      body: `We sent ${isPart ? `${amount} of ${whole}` : 'it'} to your ${bankName} account. Confirm the receipt within ${confirmMinutes} minutes: after that it counts as received. Order ${orderNo}.`,
    },
    TY: {
      title: isPart ? `Naipadala ang ${amount} ng withdrawal mo` : `Naipadala na ang ${amount}`,
      body: `Ipinadala namin ${isPart ? `ang ${amount} sa ${whole}` : 'ito'} sa iyong ${bankName} account. Kumpirmahin ang pagtanggap sa loob ng ${confirmMinutes} minuto: pagkatapos nito, ituturing na itong natanggap. Order ${orderNo}.`,
    },
  };
}

type Settled = Omit<Sent, 'orderAmount'>;

/** The inbox message for a payment that nobody confirmed in time. */
export function autoConfirmedMessage({ orderNo, currency, ...sent }: Settled): MessageTexts {
  const amount = moneyText(sent.amount, currency);
  return {
    EN: {
      title: `${amount} counts as received`,
      body: `The time to confirm it is over, so the payment counts as received. Order ${orderNo}.`,
    },
    TY: {
      title: `Itinuturing nang natanggap ang ${amount}`,
      body: `Tapos na ang oras ng pagkumpirma, kaya itinuturing nang natanggap ang bayad. Order ${orderNo}.`,
    },
  };
}

/** The inbox message if the merchant's staff finds that the payment has arrived. */
export function forcedMessage({ orderNo, currency, ...sent }: Settled): MessageTexts {
  const amount = moneyText(sent.amount, currency);
  return {
    EN: {
      title: `Receipt of ${amount} was forced`,
      body: `Our review found that the payment arrived. It counts as received by force and is not refunded. Order ${orderNo}.`,
    },
    TY: {
      title: `Sapilitang itinala ang pagtanggap ng ${amount}`,
      body: `Ayon sa aming pagsusuri, dumating ang bayad. Itinuturing itong natanggap at hindi na ito ire-refund. Order ${orderNo}.`,
    },
  };
}

/** The inbox message if the merchant's staff finds that the payment has not arrived. */
export function returnedMessage({ orderNo, currency, ...sent }: Settled): MessageTexts {
  const amount = moneyText(sent.amount, currency);
  return {
    EN: {
      title: `${amount} is back in your balance`,
      body: `Our review found that the payment did not arrive. Order ${orderNo}.`,
    },
    TY: {
      title: `Naibalik sa balanse mo ang ${amount}`,
      body: `Ayon sa aming pagsusuri, hindi dumating ang bayad. Order ${orderNo}.`,
    },
  };
}
