import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { moneyText } from '@baize/gateway/modules/wallet/money.ts';

export const utc = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

export const deskMoney = ({ amount, currency }: { amount: number; currency: string }) =>
  moneyText(amount, currency);

/** An order that was decided elsewhere meanwhile is no failure of the page: it shows how it ended. */
export async function unlessClosed(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof GatewayError && error.code === 'order_closed')) throw error;
  }
}
