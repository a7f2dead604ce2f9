import { fieldError } from '../../core/field-error.ts';
import type { withdrawOrders } from '../../database/schema/index.ts';
import type { AmountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor, toMinor } from '../wallet/money.ts';

export type WithdrawRow = typeof withdrawOrders.$inferSelect;

/**
 * Converts an amount to minor units and checks it against the merchant's limits.
 * @throws {GatewayError} request_param_err with `amount_invalid`, `amount_low` or `amount_high`
 */
export function parseAmount(
  amount: number,
  amounts: AmountConversion,
  limits: { readonly min: number; readonly max: number },
): number {
  let minor: number;
  try {
    minor = toMinor(amount, amounts.currency);
  } catch {
    throw fieldError('amount', 'amount_invalid');
  }
  if (minor < merchantToMinor(limits.min, amounts, 'up')) throw fieldError('amount', 'amount_low');
  if (minor > merchantToMinor(limits.max, amounts, 'down'))
    throw fieldError('amount', 'amount_high');
  return minor;
}
