import { GatewayError } from '../../core/gateway-error.ts';
import { currencySymbol, toMajor } from '../../modules/wallet/money.ts';

export const utc = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

export const deskMoney = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currencySymbol(currency)}${toMajor(amount, currency).toFixed(2)}`;

/** An order that was decided elsewhere meanwhile is no failure of the page: it shows how it ended. */
export async function unlessClosed(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof GatewayError && error.code === 'order_closed')) throw error;
  }
}
