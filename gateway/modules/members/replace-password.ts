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

/** Checks the merchant's rule for passwords (R5.04, R5.06). @throws request_param_err */
export function checkPasswordRule(settings: MerchantSettings, newPassword: string): void {
  const { password: rule } = settings.registerFields;
  const problem = rule && checkField({ ...rule, enabled: true, required: true }, newPassword);
  if (problem) throw fieldErrors({ newPassword: problem.messageId });
}

/** @throws {GatewayError} password_common */
export function refuseWeakPassword(
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
  /** Hashed by the caller: hashing can be refused, so it must precede everything that uses something up. */
  readonly passwordHash: string;
  /** Proof by the old password, whose session is kept. */
  readonly proof?: OwnProof;
  /**
   * Stores data of the change in its transaction, or uses up what authorizes it; throws if that was used up meanwhile.
   */
  readonly claim?: (tx: Transaction) => Promise<void>;
}

/**
 * Stores a new password and ends the account's sessions, except that of the proof, as well as everything begun with the
 * old password: logins that wait for the second factor, and reset links.
 * @throws {GatewayError} login.not.session and password_incorrect if the proof is outdated, and the errors of `claim`;
 * nothing is changed then
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
    // After the account is locked: every change of a password locks the account before its reset links.
    await change.claim?.(tx);
    // The kept session has done what it had to do first (R4.04).
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
