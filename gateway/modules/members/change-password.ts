import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import { type changePassword, TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway, Session } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { verifyPassword } from '../session/passwords.ts';
import { checkPasswordRule, refuseWeak, replacePassword, wrongFields } from './replace-password.ts';

const TRIES = { name: 'change-password', limit: 10, windowMs: 15 * 60 * 1000 };

/**
 * Changes the password of the session's account and ends its other sessions.
 * @throws {GatewayError} in_need_true_account, password_incorrect, password_common,
 * request_param_err, TOO_MANY_REQUEST
 */
export async function changeOwnPassword(
  gateway: Gateway,
  session: Session,
  typed: ParsedRequestOf<typeof changePassword>,
): Promise<{ changed: boolean }> {
  if (session.accountType === TRIAL_TYPE) throw new GatewayError('in_need_true_account');
  const settings = await readSettings(gateway.db);
  const { oldPassword, newPassword, confirmNewPassword } = typed;
  checkPasswordRule(settings, newPassword);
  if (newPassword !== confirmNewPassword) {
    throw wrongFields({ confirmNewPassword: 'confirm_incorrect' });
  }
  await throttle(gateway, TRIES, String(session.accountId));
  const [account] = await gateway.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  if (!(await verifyPassword(oldPassword, account?.passwordHash ?? null))) {
    throw new GatewayError('password_incorrect', 'The old password is not right.');
  }
  if (newPassword === oldPassword) throw wrongFields({ newPassword: 'password_same' });
  refuseWeak(settings, newPassword, session.username);
  const { accountId, sessionId: exceptSessionId } = session;
  await replacePassword(gateway, { accountId, newPassword, exceptSessionId });
  return { changed: true };
}
