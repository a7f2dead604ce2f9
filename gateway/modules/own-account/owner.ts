import type { Session } from '../../core/call.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';

/** Whose account it is. @throws {GatewayError} in_need_true_account: trials have none of their own */
export function owner(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}
