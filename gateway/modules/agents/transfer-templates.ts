import type { MessageTexts } from '../messages/store-message.ts';

interface TransferFacts {
  /** Amount with its currency, such as `$12.50`. */
  readonly amount: string;
  readonly orderNo: string;
  /** The other party's account. */
  readonly other: string;
}

/** The inbox message to the sender of a transfer in the line (R11.12). */
export const sentMessage = ({ amount, orderNo, other }: TransferFacts): MessageTexts => ({
  EN: {
    title: `Transfer of ${amount} sent`,
    body: `You sent ${amount} to ${other}. Order ${orderNo}. If this was not you, change your passwords and tell customer service at once.`,
  },
  TY: {
    title: `Naipadala ang ${amount}`,
    body: `Nagpadala ka ng ${amount} kay ${other}. Order ${orderNo}. Kung hindi ikaw ito, palitan agad ang mga password mo at sabihan ang customer service.`,
  },
});

/** The inbox message to the receiver. */
export const receivedMessage = ({ amount, orderNo, other }: TransferFacts): MessageTexts => ({
  EN: {
    title: `Transfer of ${amount} received`,
    body: `${other} sent you ${amount}. It is in your balance. Order ${orderNo}.`,
  },
  TY: {
    title: `Natanggap ang ${amount}`,
    body: `Nagpadala si ${other} ng ${amount} sa iyo. Nasa balanse mo na ito. Order ${orderNo}.`,
  },
});
