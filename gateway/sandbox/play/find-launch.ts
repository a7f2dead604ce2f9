import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { sha256 } from '@baize/gateway/core/sha256.ts';
import { gameLaunches } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import { sessionEnd, sessionError } from '@baize/gateway/modules/session/sessions.ts';

export type LaunchRow = typeof gameLaunches.$inferSelect;

/** A launch, with the current address of its player. */
export type OpenLaunch = LaunchRow & { readonly callerIp: string };

/**
 * Returns the launch of a token. A launch ends with the login that opened it, so that after a logout nothing is left
 * that could move money.
 * @throws {GatewayError} user.or.token.invalid for an unknown or expired token; login.not.session, with the
 *   reason, when the login has ended
 */
export async function findLaunch(
  gateway: Gateway,
  token: string | undefined,
  callerIp: string,
): Promise<OpenLaunch> {
  const [launch] = token
    ? await gateway.db
        .select()
        .from(gameLaunches)
        .where(eq(gameLaunches.tokenHash, sha256(token)))
    : [];
  if (!launch || launch.expiresAt <= gateway.clock.now()) {
    throw new GatewayError('user.or.token.invalid', 'This game was closed. Please open it again.');
  }
  const ended = launch.sessionId ? await sessionEnd(gateway, launch.sessionId) : undefined;
  if (ended) throw sessionError(ended);
  return { ...launch, callerIp };
}
