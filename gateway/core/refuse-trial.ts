import { TRIAL_TYPE } from '../contract/account-types.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * What a trial account is shut out of (R5.11), as all that is of money or of an own account.
 * @throws {GatewayError} in_need_true_account
 */
export function refuseTrial({ accountType }: { readonly accountType: number }): void {
  if (accountType === TRIAL_TYPE) throw new GatewayError('in_need_true_account');
}
