import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { checkOwnPassword } from '../session/own-password.ts';

/** Whose account it is. @throws {GatewayError} in_need_true_account: trials have none of their own */
export function owner(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

/** Whether an account logs in by a password; otherwise a third party vouches for it. */
export async function hasLoginPassword(db: Database, accountId: number): Promise<boolean> {
  const [account] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account !== undefined && account.hash !== null;
}

/**
 * Whether it is really the owner. Who has no password has proved themselves to a third party: the
 * session is all the proof then.
 * @throws {GatewayError} password_incorrect, TOO_MANY_REQUEST
 */
export async function proveOwner(
  gateway: Gateway,
  session: Pick<Session, 'accountId'>,
  password: string | undefined,
): Promise<void> {
  if (!(await hasLoginPassword(gateway.db, session.accountId))) return;
  await checkOwnPassword(gateway, session, password ?? '');
}
