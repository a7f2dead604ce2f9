import { checkField } from '../../contract/field-rules.ts';
import { fieldErrors } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import {
  accounts,
  loginVerifications,
  passwordResets,
  sessions,
} from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { endSessions } from '../session/sessions.ts';
import { lockVerifiedAccount, type OwnProof } from '../session/verify-owner.ts';
import { isWeakPassword } from '../session/weak-password.ts';

/** The merchant's rule for passwords (R5.04, R5.06). @throws request_param_err */
export function checkPasswordRule(settings: MerchantSettings, newPassword: string): void {
  const { password: rule } = settings.registerFields;
  const problem = rule && checkField({ ...rule, enabled: true, required: true }, newPassword);
  if (problem) throw fieldErrors({ newPassword: problem.messageId });
}

/** @throws {GatewayError} password_common */
export function refuseWeak(
  settings: MerchantSettings,
  newPassword: string,
  username: string,
): void {
  const { defaultPassword } = settings;
  if (!isWeakPassword(newPassword, { defaultPassword, username })) return;
  throw new GatewayError('password_common', 'This password is too easy to guess.');
}

export interface PasswordChange {
  readonly accountId: number;
  /** Ready: a hash can be refused, and must be made before anything is used up. */
  readonly passwordHash: string;
  /** Allows the change where the old password does; its session goes on. */
  readonly proof?: OwnProof;
  /**
   * Stores what belongs to the change in its transaction, or uses up what allows it; throws where that was used
   * meanwhile.
   */
  readonly claim?: (tx: Transaction) => Promise<void>;
}

/**
 * Stores a new password and ends the account's sessions, all or all but that of the proof, and what was begun before: logins
 * that wait for their second factor, and a mailed link.
 * @throws {GatewayError} login.not.session and password_incorrect when the proof no longer holds, and what `claim`
 * throws; nothing is changed then
 */
export async function replacePassword(gateway: Gateway, change: PasswordChange): Promise<void> {
  const { accountId, passwordHash, proof } = change;
  const ended = await gateway.db.transaction(async (tx) => {
    if (proof) await lockVerifiedAccount(tx, gateway, proof);
    await tx
      .update(accounts)
      .set({
        passwordHash,
        passwordChangedAt: gateway.clock.now(),
        passwordExpired: false,
        weakPassword: false,
      })
      .where(eq(accounts.id, accountId));
    // Behind the account's lock, as every other change of a password comes to its links.
    await change.claim?.(tx);
    // The session that goes on has done what it had to do first (R4.04).
    await tx
      .update(sessions)
      .set({ mustChangePassword: false })
      .where(eq(sessions.accountId, accountId));
    await tx.delete(loginVerifications).where(eq(loginVerifications.accountId, accountId));
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
    return endSessions(tx, gateway.clock, {
      accountId,
      reason: 'password',
      ...(proof && { exceptSessionId: proof.session.sessionId }),
    });
  });
  if (ended === 0) return;
  await gateway.events.publish(accountId, { type: 'sessionEnded', reason: 'password' });
}
