import { MINUTE } from '../../contract/durations.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { attemptSecret, type ThrottleRule } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { verifyPassword } from './passwords.ts';
import { type SessionStore, sessionEnd, sessionError } from './sessions.ts';

/** Limits wrong passwords in the sessions of an account, on all screens together: enough for typing errors, not for guessing. */
const TRIES: ThrottleRule = { name: 'own-password', limit: 10, windowMs: 15 * MINUTE };

const incorrect = () => new GatewayError('password_incorrect', 'The password is wrong.');

/** Returns the hash of the login password; null for an account that logs in by a third party only. */
async function passwordHashOf(db: Database, accountId: number): Promise<string | null> {
  const [account] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.hash ?? null;
}

/** Whether an account has a login password. */
export const hasLoginPassword = async (db: Database, accountId: number): Promise<boolean> =>
  (await passwordHashOf(db, accountId)) !== null;

/**
 * Verifies by the login password that the owner of the account uses the session. An account without a password
 * needs no further proof: its owner has logged in at a third party.
 * @returns the hash that the password was compared with, for `lockVerifiedAccount`; null without a password
 * @throws {GatewayError} password_incorrect, TOO_MANY_REQUEST
 */
export async function verifyOwner(
  gateway: Gateway,
  { accountId }: Pick<Session, 'accountId'>,
  password: string | undefined,
): Promise<string | null> {
  const hash = await passwordHashOf(gateway.db, accountId);
  if (hash === null) return null;
  const { right } = await attemptSecret(gateway, {
    rule: TRIES,
    who: String(accountId),
    compare: () => verifyPassword(password ?? '', hash),
  });
  if (!right) throw incorrect();
  return hash;
}

/** The proof that allows a change of an account. */
export interface OwnProof {
  readonly session: Pick<Session, 'accountId' | 'sessionId'>;
  /**
   * The hash that the login password was compared with; null if the account had no password; undefined if the
   * password was not required.
   */
  readonly comparedHash?: string | null;
}

/**
 * Locks the account until the transaction ends and refuses an outdated proof. Hashing a new password takes 100 ms or
 * more, in which the owner may have reset the password or ended the session; somebody with the old password must not
 * undo that.
 * @throws {GatewayError} login.not.session, password_incorrect
 */
export async function lockVerifiedAccount(
  tx: Transaction,
  { clock, config }: Pick<SessionStore, 'clock' | 'config'>,
  { session, comparedHash }: OwnProof,
): Promise<void> {
  const [account] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, session.accountId))
    .for('update');
  const ended = await sessionEnd({ db: tx, clock, config }, session.sessionId);
  if (ended) throw sessionError(ended);
  if (comparedHash !== undefined && account?.passwordHash !== comparedHash) throw incorrect();
}
