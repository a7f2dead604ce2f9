import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type ThrottleRule, trySecret } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Wrong passwords that running sessions of an account try, at whichever screen asks for it: enough
 * for slips, not for guessing.
 */
const TRIES: ThrottleRule = { name: 'own-password', limit: 10, windowMs: 15 * 60 * 1000 };

/**
 * Whether it is really the owner who sits at a running session.
 * @throws {GatewayError} password_incorrect, TOO_MANY_REQUEST
 */
export async function checkOwnPassword(
  gateway: Gateway,
  { accountId }: Pick<Session, 'accountId'>,
  input: string,
): Promise<void> {
  const [account] = await gateway.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const { right } = await trySecret(gateway, {
    rule: TRIES,
    who: String(accountId),
    compare: () => verifyPassword(input, account?.passwordHash ?? null),
  });
  if (!right) throw new GatewayError('password_incorrect', 'The password is not right.');
}
