import { TRIAL_TYPE } from '../contract/account-types.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Refuses a trial account: it must not use functions of money or of a real account (R5.11).
 * @throws {GatewayError} in_need_true_account
 */
export function refuseTrial({ accountType }: { readonly accountType: number }): void {
  if (accountType === TRIAL_TYPE) throw new GatewayError('in_need_true_account');
}
