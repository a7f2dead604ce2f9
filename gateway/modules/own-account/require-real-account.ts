import type { Session } from '../../core/call.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';

/**
 * Returns the account id of a session. @throws {GatewayError} in_need_true_account for trials, which
 * have no account of their own
 */
export function requireRealAccount(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}
