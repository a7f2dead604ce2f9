import { moneyText } from '@baize/gateway/modules/wallet/money.ts';

/** Formats a time (milliseconds) in UTC for a staff page. */
export const utc = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Formats an amount in minor units with its currency for a staff page. */
export const moneyWithCurrency = ({ amount, currency }: { amount: number; currency: string }) =>
  moneyText(amount, currency);
