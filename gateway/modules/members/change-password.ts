import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import { checkField } from '../../contract/field-rules.ts';
import { type changePassword, TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway, Session } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { isWeakPassword } from '../session/common-passwords.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { endSessions } from '../session/sessions.ts';

const TRIES = { name: 'change-password', limit: 10, windowMs: 15 * 60 * 1000 };

function wrong(fields: Record<string, string>): GatewayError {
  return new GatewayError('request_param_err', 'Some fields are wrong.', { fields });
}

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
  const { registerFields, defaultPassword } = await readSettings(gateway.db);
  const { oldPassword, newPassword, confirmNewPassword } = typed;
  const { password: rule } = registerFields;
  const problem = rule && checkField({ ...rule, enabled: true, required: true }, newPassword);
  if (problem) throw wrong({ newPassword: problem.messageId });
  if (newPassword !== confirmNewPassword) throw wrong({ confirmNewPassword: 'confirm_incorrect' });
  await throttle(gateway, TRIES, String(session.accountId));
  const [account] = await gateway.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  if (!(await verifyPassword(oldPassword, account?.passwordHash ?? null))) {
    throw new GatewayError('password_incorrect', 'The old password is not right.');
  }
  if (newPassword === oldPassword) throw wrong({ newPassword: 'password_same' });
  if (isWeakPassword(newPassword, { defaultPassword, username: session.username })) {
    throw new GatewayError('password_common', 'This password is too easy to guess.');
  }
  const passwordHash = await hashPassword(newPassword);
  const ended = await gateway.db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({
        passwordHash,
        passwordChangedAt: gateway.clock.now(),
        passwordExpired: false,
        weakPassword: false,
      })
      .where(eq(accounts.id, session.accountId));
    const { accountId, sessionId: exceptSessionId } = session;
    return endSessions(tx, gateway.clock, { accountId, reason: 'password', exceptSessionId });
  });
  if (ended > 0) {
    const event = { type: 'sessionEnded', reason: 'password' } as const;
    await gateway.events.publish(session.accountId, event);
  }
  return { changed: true };
}
