import { wrongField } from '../../core/field-error.ts';
import type { withdrawOrders } from '../../database/schema/index.ts';
import { roundToMinor, toMinor } from '../wallet/money.ts';

export type WithdrawRow = typeof withdrawOrders.$inferSelect;

/**
 * An amount in minor units that lies within its limits (major units).
 * @throws {GatewayError} request_param_err with `amount_invalid`, `amount_low` or `amount_high`
 */
export function checkedAmount(
  amount: number,
  currency: string,
  limits: { readonly min: number; readonly max: number },
): number {
  let minor: number;
  try {
    minor = toMinor(amount, currency);
  } catch {
    throw wrongField('amount', 'amount_invalid');
  }
  if (minor < roundToMinor(limits.min, currency, 'up')) throw wrongField('amount', 'amount_low');
  if (minor > roundToMinor(limits.max, currency, 'down')) throw wrongField('amount', 'amount_high');
  return minor;
}
