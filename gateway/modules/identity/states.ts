import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../contract/durations.ts';
import type { SocialProvider } from '../../contract/third-parties.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { sha256 } from '../../core/sha256.ts';
import { socialStates } from '../../database/schema/index.ts';
import { and, eq, gt } from '../../database/sql.ts';

/** Milliseconds for completing the login on the provider's page. */
const LIFETIME_MS = 10 * MINUTE;
const COOKIE = 'socialState';

const secret = () => randomBytes(24).toString('base64url');
const hashOf = (state: string, cookie: string) => sha256(`${state}:${cookie}`);

/**
 * Creates a state for one login with this provider; its other half is stored in the browser's
 * cookie.
 */
export async function beginLogin(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  call: Pick<Call, 'setCookie'>,
  provider: SocialProvider,
): Promise<string> {
  const state = secret();
  const cookie = secret();
  const now = clock.now();
  await db
    .insert(socialStates)
    .values({ hash: hashOf(state, cookie), provider, expiresAt: now + LIFETIME_MS });
  call.setCookie(COOKIE, cookie, LIFETIME_MS / 1000);
  return state;
}

/**
 * Verifies and deletes the state, so that a login that was begun in another browser cannot be
 * completed in this one.
 * @throws {GatewayError} social_login_failed
 */
export async function endLogin(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  call: Pick<Call, 'cookie'>,
  { provider, state }: { provider: SocialProvider; state: string },
): Promise<void> {
  const used = await db
    .delete(socialStates)
    .where(
      and(
        eq(socialStates.hash, hashOf(state, call.cookie(COOKIE) ?? '')),
        eq(socialStates.provider, provider),
        gt(socialStates.expiresAt, clock.now()),
      ),
    )
    .returning({ hash: socialStates.hash });
  if (used.length > 0) return;
  throw new GatewayError(
    'social_login_failed',
    'The state of this login is unknown or has expired.',
  );
}
