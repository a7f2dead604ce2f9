import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { changePassword } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import { fieldErrors } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { checkPaymentPassword, hasPaymentPassword } from '../cashier/payment-password.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { hashPassword } from '../session/passwords.ts';
import { verifyOwner } from '../session/verify-owner.ts';
import { requireTerms } from './accept-terms.ts';
import { FIRST_PASSWORD } from './message-templates.ts';
import { checkPasswordRule, refuseWeakPassword, replacePassword } from './replace-password.ts';

/**
 * Verifies that the owner changes the password: by the old password or, if there is none, by the session and the
 * transaction password, if one is set, as for closing the account.
 * @returns the hash that the old password was compared with; null without one
 */
async function proveForChange(
  gateway: Gateway,
  session: Session,
  { oldPassword, paymentPassword }: ParsedRequestOf<typeof changePassword>,
): Promise<string | null> {
  const comparedHash = await verifyOwner(gateway, session, oldPassword);
  const { accountId } = session;
  if (comparedHash === null && (await hasPaymentPassword(gateway, accountId))) {
    await checkPaymentPassword(gateway, accountId, paymentPassword ?? '');
  }
  return comparedHash;
}

/**
 * Changes the password of the session's account, or sets its first one, and ends its other sessions. The member is
 * informed of a first password by a message, because the session of somebody else may have been the only proof.
 * @throws {GatewayError} in_need_true_account, password_incorrect, password_common, login.not.session,
 * terms_not_accepted, request_param_err, invalid.payment.pw, payment_password_locked, TOO_MANY_REQUEST
 */
export async function changeOwnPassword(
  gateway: Gateway,
  session: Session,
  input: ParsedRequestOf<typeof changePassword>,
): Promise<{ changed: boolean }> {
  refuseTrial(session);
  const settings = await readSettings(gateway.db);
  const { oldPassword, newPassword, confirmNewPassword } = input;
  checkPasswordRule(settings, newPassword);
  if (newPassword !== confirmNewPassword) {
    throw fieldErrors({ confirmNewPassword: 'confirm_incorrect' });
  }
  const comparedHash = await proveForChange(gateway, session, input);
  const acceptTerms = await requireTerms(gateway, session, input);
  if (newPassword === oldPassword) throw fieldErrors({ newPassword: 'password_same' });
  refuseWeakPassword(settings, newPassword, session.username);
  const passwordHash = await hashPassword(newPassword);
  const { accountId } = session;
  await replacePassword(gateway, {
    accountId,
    passwordHash,
    proof: { session, comparedHash },
    claim: async (tx) => {
      await acceptTerms?.(tx);
      if (comparedHash !== null) return;
      await storeMessage(tx, { accountId, texts: FIRST_PASSWORD, at: gateway.clock.now() });
    },
  });
  if (comparedHash === null) await publishUnread(gateway, accountId);
  return { changed: true };
}
