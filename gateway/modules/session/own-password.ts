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

/**
 * Wrong passwords that running sessions of an account try, at whichever screen asks for it: enough
 * for slips, not for guessing.
 */
const TRIES: ThrottleRule = { name: 'own-password', limit: 10, windowMs: 15 * MINUTE };

const incorrect = () => new GatewayError('password_incorrect', 'The password is not right.');

/** Null for an account without a password, which a third party vouches for. */
async function passwordHashOf(db: Database, accountId: number): Promise<string | null> {
  const [account] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.hash ?? null;
}

/** Whether an account logs in by a password. */
export const hasLoginPassword = async (db: Database, accountId: number): Promise<boolean> =>
  (await passwordHashOf(db, accountId)) !== null;

/**
 * Whether it is really the owner who sits at a running session. Who has no password has proved themselves to a third party: the
 * session is all the proof then.
 * @returns the hash that the password was compared with, null without a password; for `holdProof`
 * @throws {GatewayError} password_incorrect, TOO_MANY_REQUEST
 */
export async function proveOwner(
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

/** What allows a change of an account. */
export interface OwnProof {
  readonly session: Pick<Session, 'accountId' | 'sessionId'>;
  /**
   * The hash that the login password was compared with, null where the account had none; absent where that password
   * was not asked for.
   */
  readonly comparedHash?: string | null;
}

/**
 * Locks the account until the transaction ends, and refuses a proof that no longer holds. Between the comparison and
 * the change a new password is hashed, which takes 100 ms or more: the owner may have reset the password or ended the
 * session meanwhile, and whoever has the old password must not undo that.
 * @throws {GatewayError} login.not.session, password_incorrect
 */
export async function holdProof(
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
