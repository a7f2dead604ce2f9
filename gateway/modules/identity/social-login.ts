import { MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { SocialLoginValue, socialLogin } from '../../contract/social.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts, socialIdentities } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import { requireSecondFactor } from '../login-safety/verify-login.ts';
import { checkAudience } from '../session/login.ts';
import { startSession } from '../session/start-session.ts';
import { confirmGrant, type Identity } from './confirm-grant.ts';
import { endLogin } from './states.ts';
import { issueTicket } from './tickets.ts';

/** Throttled because each attempt may cost a request to the provider. */
export const ATTEMPTS = { name: 'social-login', limit: 60, windowMs: MINUTE };

async function accountOf(gateway: Gateway, { provider, subject }: Identity) {
  const [row] = await gateway.db
    .select({ account: accounts })
    .from(socialIdentities)
    .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return row?.account;
}

/**
 * Logs in the account of a confirmed identity; an unknown user gets a ticket for registering. An email
 * address alone is never linked to an existing account, because addresses change hands. Checking
 * devices and places is left to the provider, but a member's own authenticator is required here as well
 * (R2.17).
 * @throws {GatewayError} login_verify_required, and the errors of `confirmGrant`
 */
export async function logInSocially(
  gateway: Gateway,
  request: ParsedRequestOf<typeof socialLogin>,
  call: Call,
): Promise<SocialLoginValue> {
  await throttle(gateway, ATTEMPTS, call.network);
  const { grant, state } = request;
  await endLogin(gateway, call, { provider: grant.provider, state });
  const settings = await readSettings(gateway.db);
  const identity = await confirmGrant(gateway, settings, grant);
  const account = await accountOf(gateway, identity);
  if (!account) {
    const { name, email } = identity;
    return { pendingSocialUser: { ticket: await issueTicket(gateway, identity), name, email } };
  }
  checkAudience(settings, request.audience, account);
  const entry = { account, call, deviceId: request.loginDeviceId, settings };
  await requireSecondFactor(gateway, entry);
  return { login: await startSession(gateway, entry) };
}
